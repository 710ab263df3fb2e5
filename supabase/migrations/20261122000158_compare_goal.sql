-- Whether a deed reaches a goal or gives it up.

create function private.gives_up(verb text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select verb in ('desistir', 'desencanar', 'abandonar', 'largar', 'cancelar', 'deixar');
$$;

create function private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- One of a group of verbs does for another: who went to Japan has come to know it.
  select wished ? verb
    or seeking and verb in ('arrumar', 'arranjar', 'conseguir', 'achar', 'encontrar', 'alugar', 'comprar')
    or has_object and verb in ('sair', 'chegar', 'rolar', 'bater', 'aprovar', 'liberar')
    or has_object and back and verb = 'voltar' and wished ?| array['conhecer', 'viajar', 'visitar', 'ir', 'fazer']
    or verb in ('realizar', 'alcancar', 'atingir', 'conquistar', 'cumprir', 'concluir', 'conseguir')
    or exists (
      select from (values
        (array['conhecer', 'viajar', 'visitar', 'ir']), (array['juntar', 'guardar', 'economizar', 'poupar']), (array['emagrecer', 'perder']),
        (array['terminar', 'concluir', 'formar', 'acabar']), (array['quitar', 'pagar', 'zerar', 'livrar', 'sair']), (array['passar', 'aprovar']),
        (array['escrever', 'publicar', 'lancar', 'terminar']), (array['fazer', 'comecar', 'entrar', 'iniciar', 'voltar', 'retomar', 'matricular']), (array['tirar', 'conseguir', 'ter', 'comprar', 'arrumar', 'achar', 'encontrar', 'ganhar', 'pegar']), (array['abrir', 'inaugurar', 'montar'])
      ) as alike (verbs)
      where wished ?| alike.verbs and verb = any (alike.verbs));
$$;
comment on function private.reaches(jsonb, boolean, text, boolean, boolean) is 'Whether doing verb may be what was wished for.';

create or replace function private.compare_goal(known jsonb, deed jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  k jsonb := known -> 'value';
  n jsonb := deed -> 'value';
  verb text := n ->> 'verb';
  wished jsonb := k -> 'verbs';
  stopping boolean := wished ?| array['parar', 'deixar', 'largar'];
  size int := jsonb_array_length(k -> 'key');
  shared int := (select count(*) from jsonb_array_elements_text(k -> 'key') as w where n -> 'key' ? w);
  covers boolean := k -> 'key' <@ (n -> 'key');
  given_up boolean := private.gives_up(verb) or n ->> 'mood' = 'X' or (verb in ('querer', 'pretender') and n ->> 'mood' = 'E');
  fulfilled boolean;
begin
  fulfilled := case
    when given_up then shared > 0 and shared * 2 >= size and (n ->> 'mood' <> 'X' or wished ? verb) or size = 0 and wished ? verb
    -- "Parei de fumar" fulfils the wish to stop; "não preciso mais economizar" ends the wish to save.
    when n ->> 'mood' = 'E' then wished ? verb and case when stopping then covers else n -> 'key' <@ (k -> 'key') end
    when k -> 'numbers' <> '[]' and k -> 'numbers' = n -> 'numbers' and verb in ('chegar', 'bater', 'atingir', 'completar') then true
    when k ? 'habit' then false
    when stopping then verb in ('parar', 'deixar', 'largar') and covers
    when wished ?| array['evitar', 'manter', 'continuar'] then false
    when not private.reaches(wished, k ? 'seeking', verb, size > 0, (n ->> 'back')::boolean) then false
    -- Three of ten thousand are not ten thousand, two chapters no book.
    when not (k -> 'numbers') <@ (n -> 'numbers') and not (n ->> 'met')::boolean then false
    when (n ->> 'partial')::boolean and k -> 'numbers' = '[]' and n ->> 'mood' <> 'D' then false
    when size = 0 then wished ? verb or k -> 'numbers' <> '[]'
    when verb = 'formar' then k -> 'key' ?| array['faculdad', 'curs', 'gradu']
    else covers or (wished ? verb and size > 1 and shared * 2 >= size)
  end;
  return case when known ->> 'says' = 'stated' and fulfilled then 'conflict' end;
end;
$$;
comment on function private.compare_goal(jsonb, jsonb) is 'conflict when a deed reaches the goal, all of its figures included, or gives it up; else null.';

revoke execute on function private.gives_up(text),
  private.reaches(jsonb, boolean, text, boolean, boolean) from public, anon;
grant execute on function private.gives_up(text),
  private.reaches(jsonb, boolean, text, boolean, boolean) to authenticated, service_role;
