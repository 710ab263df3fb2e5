-- A habit is found by what is done, however it is put: "leitura" and "li" mean "Ler antes de dormir".

create function private.habit_key(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  key text := private.fold(habit_key.name);
  form record;
begin
  for form in
    values
      ('leituras?|li|leio|lendo|lido|lermos', 'ler'),
      ('meditac(ao|oes)|meditei|medito|meditando|mindfulness', 'meditar'),
      ('orac(ao|oes)|orei|oro|rez(a|ei|o|ando|ar)|devocional', 'orar'),
      ('along(amentos?|uei|o|ando)', 'alongar'),
      ('caminhadas?|caminh(ei|o|ando)|andei', 'caminhar'),
      ('corridas?|corri|corro|correndo', 'correr'),
      ('natacao|nad(ei|o|ando)', 'nadar'),
      ('pedal(ei|o|ando|adas?)?|bike|bicicleta', 'pedalar'),
      ('danca|danc(ei|o|ando)', 'dancar'),
      ('estudos?|estud(ei|ando)', 'estudar'),
      ('escrita|escrev(i|o|endo)', 'escrever'),
      ('planejamento|planej(ei|o|ando)', 'planejar'),
      ('limpeza|faxina|limp(ei|o|ando)', 'limpar'),
      ('agradecimento|gratidao|agrade(ci|co|cendo)', 'agradecer'),
      ('jejum|jeju(ei|o|ando)', 'jejuar'),
      ('treinos?|trein(ei|ando)|malh(ei|ar|o|ando|acao)|academia|musculacao|exercicios?|exercit(ei|ar|o)', 'treinar'),
      ('yoga', 'ioga')
  loop
    key := regexp_replace(key, '\m(' || form.column1 || ')\M', form.column2, 'g');
  end loop;
  return key;
end;
$$;
comment on function private.habit_key(text) is 'A name as habits are compared: folded, nouns and past forms of what is done in the infinitive.';

create or replace function private.closest_habits(habit_name text)
returns setof public.habits
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select private.fold(closest_habits.habit_name) as name, private.habit_key(closest_habits.habit_name) as key
  ), scored as (
    select h, greatest(
      case when private.fold(h.name) = w.name then 2 when private.habit_key(h.name) = w.key then 1.5 end,
      extensions.similarity(private.fold(h.name), w.name),
      extensions.word_similarity(w.name, private.fold(h.name)),
      extensions.word_similarity(private.fold(h.name), w.name),
      extensions.word_similarity(w.key, private.habit_key(h.name)),
      extensions.word_similarity(private.habit_key(h.name), w.key)) as score
    from public.habits h cross join wanted w
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.4 takes "meditei" for "Meditar" (0.45) and leaves "correr" apart from "Comer fruta" (0.3).
  where s.score >= 0.4 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;
comment on function private.closest_habits(text) is
  'Active habits a name may mean: none, one, or several that fit about equally well. An exact name is always alone, then one that differs only in form.';

revoke execute on function private.habit_key(text) from public, anon;
grant execute on function private.habit_key(text) to authenticated, service_role;
