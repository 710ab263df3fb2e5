-- Which account a name means, and the account of something new. A word that means none is no refusal: what is recorded
-- then has no account, and that is said.

-- The kind of account that a word names, null for another word.
create function private.account_kind(word text) returns text
language sql immutable set search_path = '' as $$
  select case
    when account_kind.word in ('cartao', 'credito', 'card') then 'card'
    when account_kind.word in ('conta', 'corrente', 'debito', 'pix', 'checking') then 'checking'
    when account_kind.word in ('poupanca', 'savings') then 'savings'
    when account_kind.word in ('dinheiro', 'carteira', 'especie', 'cash') then 'cash' end;
$$;

-- What the words for an account say: a kind ("débito", "cartão"), and the name that is left without those words. A word for
-- cash or savings is a name where one of the caller's accounts is called so: "Carteira". Clients leave out the small words around them
-- ("no", "do meu").
create function private.account_words(named text, out name text, out kind text)
language sql stable set search_path = '' as $$
  select nullif(string_agg(w.word, ' ' order by w.position) filter (where w.kind is null), ''),
    min(w.kind) filter (where w.kind is not null)
  from (
    select r.word, r.position, case when private.account_kind(r.word) not in ('cash', 'savings') or not exists (
        select from public.accounts a
        where a.user_id = private.current_user_id() and a.deleted_at is null and private.finance_name(a.name) = r.word)
      then private.account_kind(r.word) end as kind
    from regexp_split_to_table(private.finance_name(account_words.named), '\s+') with ordinality as r (word, position)
    where r.word <> '') as w;
$$;

-- The caller's accounts that a name means: by its words for a kind ("débito", "cartão"), and by the rest of it. Cards
-- alone where it can only be a card (of_cards), or all others (not of_cards). Of a kind without a name, the default account
-- is meant if it is one of them. A page names an account by its id, which is never ambiguous.
create function private.accounts_named(named text, of_cards boolean default null) returns setof public.accounts
language sql stable set search_path = '' as $$
  with wanted as (
    select w.name, w.kind from private.account_words(accounts_named.named) w
  ), scored as (
    select a as account, w.kind as wanted_kind, w.name as wanted_name,
      case when w.name is null or a.id::text = accounts_named.named then 1
        else private.finance_name_score(a.name, w.name) end::real as score
    from public.accounts a cross join wanted w
    where a.user_id = private.current_user_id() and a.deleted_at is null
      and (accounts_named.of_cards is null or (a.kind = 'card') = accounts_named.of_cards)
      and (w.name is not null or w.kind is not null)
  ), fitting as (
    select s.* from scored s where private.finance_name_fits(s.score, (select max(m.score) from scored m))
  ), of_kind as (
    select f.* from fitting f
    -- "conta nubank" is no card; but a word of another kind does not rule out the only account of that name.
    where f.wanted_kind is null or (f.account).kind = f.wanted_kind
      or f.wanted_name is not null and not exists (select from fitting o where (o.account).kind = o.wanted_kind)
  )
  select (k.account).* from of_kind k
  where k.wanted_name is not null or (k.account).is_default or not exists (select from of_kind d where (d.account).is_default)
  order by (k.account).is_default desc, (k.account).name, (k.account).id;
$$;

-- "Nubank (cartão)" where another account has that name, else the name alone: found again by accounts_named().
create function private.account_label(account public.accounts) returns text
language sql stable set search_path = '' as $$
  select case when exists (
      select from public.accounts o
      where o.user_id = account_label.account.user_id and o.id <> account_label.account.id and o.deleted_at is null
        and private.finance_name(o.name) = private.finance_name(account_label.account.name))
    then format('%s (%s)', account_label.account.name, case account_label.account.kind when 'card' then 'cartão' else 'conta' end)
    else account_label.account.name end;
$$;

-- The account that a name means: an account, or none (no such account, null). PT409 account_ambiguous.
create function private.account_meant(named text, of_cards boolean default null) returns public.accounts
language plpgsql stable set search_path = '' as $$
declare
  meant public.accounts[] := array(select a from private.accounts_named(account_meant.named, account_meant.of_cards) a);
begin
  if cardinality(meant) > 1 then
    perform private.raise(409, 'account_ambiguous', 'Mais de uma conta combina com isso.', jsonb_build_object('candidates',
      (select jsonb_agg(private.account_label(a)) from unnest(meant) as a)));
  end if;
  return meant[1];
end;
$$;

create function private.account_names(of_cards boolean default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.account_label(a) order by a.name, a.kind), '[]')
  from public.accounts a
  where a.user_id = private.current_user_id() and a.deleted_at is null
    and (account_names.of_cards is null or (a.kind = 'card') = account_names.of_cards);
$$;

-- The account of something new: { account?: the one that is named, else the default one, unknown?: a name that is none of
-- the caller's }. A word for a kind of which there is none ("dinheiro") is not a name. of_cards: of several that fit, cards
-- are meant (instalments are bought by card), or all others (money does not come to a card, unless it is called one). PT409
-- account_ambiguous.
create function private.account_of_entry(named text, of_cards boolean default null, out account public.accounts, out unknown text)
language plpgsql stable set search_path = '' as $$
declare
  said constant record := private.account_words(account_of_entry.named);
begin
  if nullif(btrim(account_of_entry.named), '') is null then
    select a.* into account from public.accounts a
    where a.user_id = private.current_user_id() and a.is_default and a.deleted_at is null;
    return;
  end if;
  account := private.account_meant(account_of_entry.named, case
    when (account_of_entry.of_cards or said.kind is distinct from 'card')
      and exists (select from private.accounts_named(account_of_entry.named, account_of_entry.of_cards))
    then account_of_entry.of_cards end);
  if account.id is null and said.name is not null then
    unknown := left(btrim(account_of_entry.named), 200);
  end if;
end;
$$;

-- What is told of the account of something new: { account?, unknown_account?, before_account? }. before_account: the day the
-- account begins, if that is later: its balance does not change.
create function private.account_told(account public.accounts, unknown text, day date default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'account', case when (account_told.account).id is not null then private.account_label(account_told.account) end,
    'unknown_account', account_told.unknown,
    'before_account', case when account_told.day < (account_told.account).opened_on and (account_told.account).kind <> 'card'
      then (account_told.account).opened_on end));
$$;

-- A prepared call (args and facts) with the account that is named: [itself], or one for each account that fits.
create function private.calls_with_account(prepared jsonb, named text, of_cards boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  words constant text := nullif(btrim(named), '');
  cards constant boolean := coalesce(of_cards, case when (prepared #>> '{facts,owed_to_me}')::boolean then false end);
  found record;
begin
  found := private.account_of_entry(words, cards);
  return jsonb_build_array(prepared || jsonb_build_object(
    'args', (prepared -> 'args') || jsonb_strip_nulls(jsonb_build_object('account', words)),
    'facts', (prepared -> 'facts') || private.account_told(found.account, found.unknown)));
exception when sqlstate 'PT409' then
  return (
    select jsonb_agg(prepared || jsonb_build_object(
      'label', jsonb_build_object('of', 'account', 'name', private.account_label(a)),
      'args', (prepared -> 'args') || jsonb_build_object('account', private.account_label(a)),
      'facts', (prepared -> 'facts') || jsonb_build_object('account', private.account_label(a))) order by a.name, a.kind)
    from private.accounts_named(words) as a);
end;
$$;

-- What a function that prepares a write returns, with the account that is named: { status: ready, … }, or { status: choose,
-- choices } where several accounts fit. Choices of something else keep the name: their account is found when they run.
create function private.with_account(prepared jsonb, named text, of_cards boolean default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  calls jsonb;
begin
  if prepared ->> 'status' = 'choose' then
    return prepared || jsonb_build_object('choices', (
      select jsonb_agg(case jsonb_array_length(c.calls) when 1 then c.calls -> 0
        else o.choice || jsonb_build_object('args', (o.choice -> 'args') || jsonb_build_object('account', btrim(named))) end
        order by o.position)
      from jsonb_array_elements(prepared -> 'choices') with ordinality as o (choice, position)
      cross join lateral (select private.calls_with_account(o.choice, named, of_cards) as calls) as c));
  elsif prepared ->> 'status' <> 'ready' then
    return prepared;
  end if;
  calls := private.calls_with_account(prepared, named, of_cards);
  return case jsonb_array_length(calls) when 1 then calls -> 0
    else jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(c.call - 'status' order by c.position)
      from jsonb_array_elements(calls) with ordinality as c (call, position))) end;
end;
$$;

-- Fills in the card bill of money that a card paid, or that came back to it, unless the row names one. The trigger's
-- argument is the column of its day.
create function private.find_card_month_of_payment() returns trigger
language plpgsql set search_path = '' as $$
declare
  account public.accounts;
  day constant date := (to_jsonb(new) ->> tg_argv[0])::date;
begin
  select a.* into account from public.accounts a
  where a.user_id = new.user_id and a.id = new.account_id and a.kind = 'card' and day is not null;
  if account.id is null then
    new.card_month := null;
    return new;
  end if;
  if new.card_month is null or (tg_op = 'UPDATE' and new.card_month is not distinct from old.card_month) then
    new.card_month := private.card_month(account, day);
  end if;
  perform private.open_card_bill(account, new.card_month);
  return new;
end;
$$;
