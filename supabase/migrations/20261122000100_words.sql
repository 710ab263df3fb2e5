-- More verbs, spellings, places and kinds of things, and a way to add regular verbs without spelling out their forms.

create function private.conjugate(verbs text, model text)
returns void
language sql
set search_path = ''
as $$
  insert into private.verb_forms (form, lemma, tense, person, third)
  select left(verb, -2) || substr(f.form, char_length(model) - 1), verb, f.tense, f.person, left(verb, -2) || substr(f.third, char_length(model) - 1)
  from regexp_split_to_table(conjugate.verbs, ' ') as verb
  join private.verb_forms f on f.lemma = conjugate.model
  on conflict (form) do nothing;
$$;
comment on function private.conjugate(text, text) is
  'For migrations: adds folded verbs, whose forms are those of a known regular verb. A form that stands for another verb keeps doing so.';
revoke execute on function private.conjugate(text, text) from public, anon;

select private.conjugate('exonerar desativar deletar desvincular desassociar atropelar', 'detestar');
select private.conjugate('resistir', 'assistir');

insert into private.spellings (written, meant) values ('academya', 'academia') on conflict (written) do nothing;

insert into private.places (name, level)
values ('zona sul', 'district'), ('zona norte', 'district'), ('zona leste', 'district'), ('zona oeste', 'district');

-- Models that are everyday words: "ficou fit", "fazer".
delete from private.word_kinds where word in ('fit', 'city', 'up', 't-cross', 'fazer');
insert into private.word_kinds (word, kinds) values ('tcross', '{carro,veiculo}'), ('peixe', '{carne}')
on conflict (word) do update set kinds = (select array_agg(distinct k) from unnest(word_kinds.kinds || excluded.kinds) as k);
insert into private.word_kinds (word, same_as)
select split_part(pair, '=', 1), split_part(pair, '=', 2)
from regexp_split_to_table('alergica=alergia alergico=alergia intolerante=intolerancia timidez=timida timido=timida sedentarismo=sedentaria', ' ') as pair
on conflict (word) do update set same_as = excluded.same_as;
