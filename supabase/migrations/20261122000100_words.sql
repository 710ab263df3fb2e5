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

select private.conjugate('exonerar desativar deletar desvincular desassociar atropelar pisar inaugurar', 'detestar');
select private.conjugate('resistir', 'assistir');

insert into private.verb_forms (form, lemma, tense, person, third) values ('nado', 'nadar', 'r', 1, 'nada'), ('divido', 'dividir', 'r', 1, 'divide') on conflict (form) do nothing;
update private.verb_forms set is_noun = true where form = 'baixa';
delete from private.verb_forms where form in ('bateria', 'livraria', 'pescaria', 'gritaria', 'correria');

insert into private.spellings (written, meant)
select split_part(pair, '=', 1), replace(split_part(pair, '=', 2), '_', ' ')
from regexp_split_to_table('academya=academia bb=banco_do_brasil cef=caixa psi=psicologa caraca= eita= putz= poxa= vish= vixe= gnt=gente uhul= uhu= amem= aleluia= porra= '
  'caralho= lojinha=loja barzinho=bar viralata=cachorro viralatas=cachorros tatoo=tatuagem tattoo=tatuagem tatu=tatuagem tattoos=tatuagens', ' ') as pair
on conflict (written) do nothing;

insert into private.places (name, level)
values ('zona sul', 'district'), ('zona norte', 'district'), ('zona leste', 'district'), ('zona oeste', 'district');

insert into private.professions (word, kind)
select word, nullif(kind, '')
from (values
  ('', 'fiscal acougueiro acougueira afiador aeromoca ajudante alfaiate almoxarife ambulante animador animadora apresentador apresentadora arqueologo arqueologa ascensorista atleta '
    'atuario avaliador azulejista bailarino bailarina bartender borracheiro borracheira capitao carregador catador catadora cenografo ceramista cerimonialista '
    'chapeiro cineasta cobradora coach colunista comediante compositor compositora conferente consultora copeiro coreografo criadora cronista curador curadora despachante digitador '
    'digitadora discotecario doceira doula doutoranda doutorando embaixador embaixadora empacotador empacotadora empreiteiro engraxate entrevistador escultor escultora estampador '
    'estivador estofador farmaceutica faturista ferreiro figurinista filosofo filosofa fisioterapeuta florista freira funileiro garconete gesseiro gestora ginasta governanta '
    'grafico hostess humorista ilustrador ilustradora impressor influenciador influenciadora inspetor inspetora instalador instaladora investigador investigadora jardineira joalheiro '
    'jovem-aprendiz juiza lancheiro lavadeira leiloeiro lenhador livreiro locutora maestro maquiador marisqueira meteorologista merendeira mestranda mestrando '
    'mineiro monitora montador montadora motogirl narrador narradora operaria operario orientador orientadora paisagista palestrante palhaco passadeira pastor pastora peao pediatra '
    'personal perita piscineiro podologa podologo poeta prefeita produtor produtora professor promotora projetista psicopedagoga psicopedagogo radialista radiologista recreador recreadora '
    'recrutador recrutadora rendeira repositor repositora reporter restaurador roteirista sapateiro sargento senador serralheiro servical sindicalista soldadora sonoplasta streamer '
    'subgerente superintendente taquigrafo tabelia tabeliao telemarketing tenente torneiro tosadora toureiro trocador turismologa tutora veterinaria vidraceiro vigilante webdesigner '
    'zootecnista assessora atendente auxiliar babysitter biomedica biomedico blogueira blogueiro boleira confeiteira cozinheiro dancarino deputado deputada designer desembargadora desembargador '
    'diagramador diagramadora diarista educadora encarregado encarregada enologo esteticista executiva executivo fonoaudiologa gamer geografa geologo historiadora mediadora mediador mordomo nutrologa '
    'ouvidora procuradora proprietaria proprietario quimica sociologa sociologo sommeliere trancista vendedor ')
) as listed (kind, words)
cross join lateral regexp_split_to_table(btrim(words), ' ') as word
on conflict (word) do nothing;

-- Models that are everyday words: "ficou fit", "fazer".
delete from private.word_kinds where word in ('fit', 'city', 'up', 't-cross', 'fazer');
insert into private.word_kinds (word, kinds) values ('tcross', '{carro,veiculo}'), ('peixe', '{carne}'), ('carteira', '{motorista}')
on conflict (word) do update set kinds = (select array_agg(distinct k) from unnest(word_kinds.kinds || excluded.kinds) as k);
insert into private.word_kinds (word, same_as)
select split_part(pair, '=', 1), split_part(pair, '=', 2)
from regexp_split_to_table('alergica=alergia alergico=alergia intolerante=intolerancia timidez=timida timido=timida sedentarismo=sedentaria sedentario=sedentaria pavor=medo panico=medo fobia=medo gripada=gripe gripado=gripe resfriada=resfriado deprimida=depressao deprimido=depressao fisio=fisioterapia', ' ') as pair
on conflict (word) do update set same_as = excluded.same_as;
