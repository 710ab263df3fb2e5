-- Finding a bill or a debt by the name a user says: "a conta de energia" is the bill called Luz.
create function private.finance_name(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  folded text := regexp_replace(private.fold(left(finance_name.name, 200)), '[^a-z0-9]+', ' ', 'g');
  bare text := btrim(regexp_replace(folded,
    '\m(a|o|as|os|e|um|uma|de|da|do|das|dos|no|na|la|em|meu|minha|conta|contas|fatura|boleto|mensalidade|parcelas?|prestacao|prestacoes|divida|pagamento)\M',
    ' ', 'g'));
begin
  -- Words for the same bill; what is left over when nothing but common words was said is what was said.
  bare := regexp_replace(bare, '\s+', ' ', 'g');
  bare := regexp_replace(bare, '\m(energia( eletrica)?|eletricidade)\M', 'luz', 'g');
  bare := regexp_replace(bare, '\m(wi ?fi|banda larga|net)\M', 'internet', 'g');
  bare := regexp_replace(bare, '\m(cel|tel|telefone|telefonia)\M', 'celular', 'g');
  bare := regexp_replace(bare, '\mcartao credito\M', 'cartao', 'g');
  bare := regexp_replace(bare, '\m(condo|cond)\M', 'condominio', 'g');
  bare := regexp_replace(bare, '\m(facul|universidade)\M', 'faculdade', 'g');
  bare := regexp_replace(bare, '\m(ape|apto)\M', 'apartamento', 'g');
  return case when bare = '' then btrim(folded) else bare end;
end;
$$;
comment on function private.finance_name(text) is 'A name as it is compared: folded, without filler words, synonyms of household bills made one.';

create function private.finance_name_score(name text, wanted text)
returns real
language sql
immutable
set search_path = ''
as $$
  select case
    when n.name = n.wanted then 1
    else greatest(
      extensions.similarity(n.name, n.wanted),
      0.95 * extensions.word_similarity(n.wanted, n.name),
      -- The more of what was said the name leaves out, the less it counts: "luz escrit" is not the bill called Luz.
      extensions.word_similarity(n.name, n.wanted) * (0.6 + 0.3 * extensions.similarity(n.name, n.wanted)))
  end::real
  from (
    select private.finance_name(finance_name_score.name) as name, private.finance_name(finance_name_score.wanted) as wanted
  ) as n;
$$;
comment on function private.finance_name_score(text, text) is
  'How well a stored name fits the wanted one, 0–1: 1 the same, 0.95 when it holds the wanted one, less the less they share.';

create function private.finance_name_fits(score real, best real)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select finance_name_fits.score >= 0.45
    and case when finance_name_fits.best = 1 then finance_name_fits.score = 1
      else finance_name_fits.score >= 0.9 * finance_name_fits.best end;
$$;
comment on function private.finance_name_fits(real, real) is
  'Whether a name is among those meant: close enough, and not clearly worse than the best; the very name excludes all others.';

grant execute on function
  private.finance_name(text),
  private.finance_name_score(text, text),
  private.finance_name_fits(real, real)
to authenticated, service_role;