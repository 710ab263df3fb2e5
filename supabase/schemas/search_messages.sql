-- search_messages: finds messages in all conversations or in one, archived ones too.

create type private.needle as (place bigint, text text);

-- The needles of a query: each word, or one of several alternatives ("praia/viagem"), as written or by its stem.
-- Needles with the same place are alternatives; each place has to be found.
create function private.needles_of(query text) returns private.needle[]
language sql stable set search_path = '' as $$
  -- The stem counts where it is long enough; stop words count only where there are no others.
  with
  words as (
    select w.place, a.word, a.word ~ '^[[:alpha:]]+$' as plain,
      (tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.search_text(a.word))))[1] as stem
    from unnest(string_to_array(private.fold(needles_of.query), ' ')) with ordinality as w (said, place)
    cross join lateral string_to_table(w.said, case when w.said ~ '[[:alpha:]]/[[:alpha:]]' then '/' else ' ' end) as a (word)
    where a.word <> ''
  ),
  saying as (select * from words w where w.stem is not null or not exists (select from words every where every.stem is not null))
  select coalesce(array_agg(row(s.place, n.text)::private.needle order by s.place, n.text), '{}')
  from saying s
  cross join lateral (
    select s.word union select s.stem where s.plain and char_length(s.stem) >= 4
  ) n (text);
$$;

-- A part of a message around the match, with an ellipsis at each cut.
create function private.part_around(content text, needles private.needle[], longest int default 400) returns text
language sql immutable set search_path = '' as $$
  with at as (
    select greatest(1, coalesce(min(nullif(strpos(f.folded, n.text), 0)), 1) - longest / 4) as first, f.whole
    from (select btrim(regexp_replace(part_around.content, '\s+', ' ', 'g')) as whole, private.fold(part_around.content) as folded) f
    left join unnest(part_around.needles) as n on true
    group by f.whole
  )
  select case when char_length(a.whole) <= longest then a.whole
    else case when a.first > 1 then '…' else '' end || btrim(substr(a.whole, a.first, longest))
      || case when a.first + longest <= char_length(a.whole) then '…' else '' end end
  from at a;
$$;

create function public.search_messages(
  query text default '', conversation text default null, "limit" int default 20, since date default null, until date default null,
  for_answer boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(search_messages.conversation);
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  from_time timestamptz := search_messages.since::timestamp at time zone zone;
  until_time timestamptz := (search_messages.until + 1)::timestamp at time zone zone;
  answering uuid := case when search_messages.for_answer then nullif(current_setting('life_assistant.turn_id', true), '')::uuid end;
  needles private.needle[];
  places bigint;
begin
  perform private.expect_short(1000, search_messages.conversation);
  perform private.count_use('searches');
  if char_length(search_messages.query) > 1000 or cardinality(string_to_array(private.fold(search_messages.query), ' ')) > 30
    or (private.is_blank(coalesce(search_messages.query, '')) and from_time is null and until_time is null) then
    perform private.raise(400, 'invalid_query', 'Diga o que procurar, em até 30 palavras, ou em que dias.');
  end if;
  if search_messages.since > search_messages.until then
    perform private.raise(400, 'invalid_dates', 'O primeiro dia vem depois do último.');
  end if;
  if coalesce(search_messages."limit", 20) not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 mensagens.');
  end if;
  if search_messages.conversation is not null and row_id is null then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;
  needles := private.needles_of(coalesce(search_messages.query, ''));
  places := (select count(distinct n.place) from unnest(needles) as n);
  return jsonb_build_object('query', coalesce(search_messages.query, ''), 'messages', coalesce((
    select jsonb_agg(case when search_messages.for_answer
        then jsonb_build_object('role', f.role, 'date', (f.created_at at time zone zone)::date, 'text', f.part)
        else jsonb_build_object('id', f.shown_id, 'conversationId', c.client_id, 'title', c.title, 'role', f.role, 'text', f.part,
          'sentAt', f.created_at) end order by f.seq desc)
    from (
      select case m.role when 'user' then coalesce(m.client_message_id, m.id::text) else coalesce(m.turn_id, m.id)::text end as shown_id,
        m.conversation_id, m.role, private.part_around(m.content, needles) as part, m.created_at, m.seq
      from private.all_messages m
      where m.user_id = caller and (row_id is null or m.conversation_id = row_id) and m.role <> 'tool' and m.content <> ''
        and m.replaced_at is null
        and (from_time is null or m.created_at >= from_time) and (until_time is null or m.created_at < until_time)
        -- Messages marked by do_not_keep() and their answers are not found.
        and (not search_messages.for_answer or (m.turn_id is distinct from answering and not exists (
          select from private.all_messages told
          where told.user_id = caller and told.not_to_learn_at is not null
            and (told.id = m.id or told.turn_id = m.turn_id and m.turn_id is not null))))
        and (places = 0 or places = (
          select count(distinct n.place) from private.fold(m.content) as folded, unnest(needles) as n
            where strpos(folded, n.text) > 0))
      order by m.seq desc limit coalesce(search_messages."limit", 20)
    ) f
    join public.conversations c on c.user_id = caller and c.id = f.conversation_id), '[]'));
end;
$$;
comment on function public.search_messages(text, text, int, date, date, boolean) is
  'Messages that hold every word of the query in some form, accents and case aside, the newest first, archived ones '
  'too: { query, messages: [{ id: as conversation_messages gives it, conversationId, title, role, text: up to 400 '
  'characters around what was found, sentAt }] }. since, until: days of the user''s own calendar, both included; with '
  'one of them the query may be empty. for_answer: what an answer may rest on, [{ role, date, text }], without what is '
  'not to be learned from and the turn that asks. Raises PT400 invalid_query, invalid_dates, invalid_limit, PT404 '
  'conversation_not_found, PT429 rate_limited.';
grant execute on function public.search_messages(text, text, int, date, date, boolean) to authenticated, service_role;
