-- Knowledge of tools: how to use them, what works, what does not, and reference texts. A push cuts the texts of a
-- pack into these entries. They belong to the deployment: people read those of enabled packs, only the server writes.

create table public.tools_knowledge (
  id uuid primary key default gen_random_uuid(),
  entity_type text not null check (entity_type in ('tool', 'skill', 'template', 'general')),
  entity text not null check (private.is_text(entity, 64)),
  -- Null for built-in tools.
  pack text check (private.is_text(pack, 64)),
  position int not null default 0,
  topic text not null check (topic in ('quick_start', 'pattern', 'anti_pattern', 'reference', 'tool')),
  content text not null check (private.is_text(content, 2000)),
  content_hash text not null generated always as (encode(extensions.digest(content, 'sha256'), 'hex')) stored,
  tokens int not null check (tokens between 1 and 385),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  uses bigint not null default 0,
  embedding extensions.halfvec(768),
  embedding_model text check (char_length(embedding_model) between 1 and 100),
  created_at timestamptz not null default now(),
  plain text not null generated always as (private.plain_words(content)) stored,
  search tsvector not null generated always as (private.search_vector(entity, content, null)) stored,
  unique nulls not distinct (pack, entity_type, entity, content_hash),
  constraint tools_knowledge_embedding_has_model check ((embedding is null) = (embedding_model is null)),
  constraint tools_knowledge_embedding_unit check (extensions.l2_norm(embedding) between 0.99 and 1.01)
);
alter table public.tools_knowledge enable row level security;
grant select on public.tools_knowledge to authenticated;
grant all on public.tools_knowledge to service_role;
create policy tools_knowledge_select on public.tools_knowledge for select to authenticated using ((select auth.uid()) is not null
  and (pack is null or exists (select from public.tool_packs p where p.user_id is null and p.name = pack and p.enabled)));

comment on table public.tools_knowledge is
  'How the tools of the deployment are used, one thought for each entry; a text is stored once for each entity.';
comment on column public.tools_knowledge.topic is
  'tool: what a tool does and what people say when they need it, for finding it by meaning. Others: how it is used.';
comment on column public.tools_knowledge.tokens is
  'Its size in a result, counted by shared/prompt/estimate-tokens.ts; given by its writer.';
comment on column public.tools_knowledge.uses is 'How often it was found for a turn.';

-- Replaces the knowledge of a pack by [{ entityType, entity, topic, content, tokens, metadata? }]. An entry with the
-- same text keeps its embedding and its count of uses: { pack, entries, added, removed }.
create function private.store_knowledge(pack text, entries jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  removed int;
  added int;
begin
  delete from public.tools_knowledge k
  where k.pack = store_knowledge.pack and not exists (
    select from jsonb_array_elements(store_knowledge.entries) as e
    where (e.value ->> 'entityType', e.value ->> 'entity') = (k.entity_type, k.entity)
      and encode(extensions.digest(e.value ->> 'content', 'sha256'), 'hex') = k.content_hash);
  get diagnostics removed = row_count;
  with told as (
    select distinct on (e.value ->> 'entityType', e.value ->> 'entity', e.value ->> 'content') e.value, e.position
    from jsonb_array_elements(store_knowledge.entries) with ordinality as e (value, position)
    order by e.value ->> 'entityType', e.value ->> 'entity', e.value ->> 'content', e.position
  ),
  stored as (
    insert into public.tools_knowledge as k (pack, entity_type, entity, position, topic, content, tokens, metadata)
    select store_knowledge.pack, t.value ->> 'entityType', t.value ->> 'entity', t.position, t.value ->> 'topic',
      t.value ->> 'content',
      (t.value ->> 'tokens')::int, coalesce(t.value -> 'metadata', '{}')
    from told t
    on conflict (pack, entity_type, entity, content_hash) do update
      set position = excluded.position, topic = excluded.topic, tokens = excluded.tokens, metadata = excluded.metadata
    returning k.xmax = 0 as is_new
  )
  select count(*) filter (where s.is_new) into added from stored s;
  return jsonb_build_object('pack', store_knowledge.pack, 'added', added, 'removed', removed,
    'entries', (select count(*) from public.tools_knowledge k where k.pack = store_knowledge.pack));
end;
$$;

-- Adds one to the uses of entries; skips an entry that another transaction is counting. A definer function: nobody
-- else writes them.
create function private.count_knowledge_uses(entries uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- All users count the same few rows, and nobody should wait for a count.
  update public.tools_knowledge k set uses = k.uses + 1
  where k.id in (select e.id from public.tools_knowledge e where e.id = any (entries) for no key update skip locked);
end;
$$;

-- Entries that the caller may read about a tool, a topic or some packs; null means all.
create function private.tool_entries(tool text, topic text, packs text[]) returns setof public.tools_knowledge
language plpgsql stable rows 50 set search_path = '' as $$
begin
  return query select k.* from public.tools_knowledge k
    where k.topic <> 'tool' and (tool_entries.topic is null or k.topic = tool_entries.topic)
      and (tool_entries.tool is null or tool_entries.tool in (k.entity, k.pack) or k.metadata -> 'tools' ? tool_entries.tool)
      -- Without references: a turn begins without them, and they are read on request.
      and (tool_entries.packs is null or (k.pack = any (tool_entries.packs) and k.topic <> 'reference'));
end;
$$;

create function public.search_tool_knowledge(
  query text, tool text default null, topic text default null, packs text[] default null,
  embedding_model text default null, query_embedding extensions.halfvec default null
) returns jsonb
language plpgsql security invoker set search_path = ''
-- No JIT: compiling took 0.6 s for a query over a few entries.
set jit = off
set plan_cache_mode = 'force_generic_plan' as $$
declare
  -- 400 tokens in all; 15 are for the text around the entries.
  most_tokens constant int := 385;
  asked private.question;
  candidates private.candidate[];
  total bigint;
  found record;
begin
  perform private.expect_short(1000, search_tool_knowledge.tool, search_tool_knowledge.topic, search_tool_knowledge.embedding_model);
  perform private.expect_few(search_tool_knowledge.packs, 200);
  perform private.count_use('searches'), private.check_embedding(search_tool_knowledge.query_embedding);
  if char_length(search_tool_knowledge.query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  asked := private.read_question(search_tool_knowledge.query, array(
    select distinct w.word
      from private.tool_entries(search_tool_knowledge.tool, search_tool_knowledge.topic, search_tool_knowledge.packs) k
    cross join lateral private.words_of(k.plain) as w (word)));
  select count(*), array_agg(
      row(k.id, k.search, k.plain, null, null, case when k.embedding_model = search_tool_knowledge.embedding_model
          then k.embedding operator(extensions.<=>) search_tool_knowledge.query_embedding end,
        case k.topic when 'pattern' then 1.1 when 'reference' then 0.9 else 1 end)::private.candidate
          order by k.pack, k.position, k.id)
  into total, candidates
  from private.tool_entries(search_tool_knowledge.tool, search_tool_knowledge.topic, search_tool_knowledge.packs) k;
  select coalesce(array_agg(f.id), '{}') as ids, coalesce(jsonb_agg(
      jsonb_build_object('of', f.entity, 'topic', f.topic, 'content', f.content) order by f.position), '[]') as entries
  into found
  from (
    select k.id, k.entity, k.topic, k.content, r.position, sum(k.tokens) over (order by r.position) as taken
    from private.rank_matches(asked, candidates, total, 0) with ordinality as r (id, score, position)
    join public.tools_knowledge k on k.id = r.id
  ) f
  where f.taken <= most_tokens;
  perform private.count_knowledge_uses(found.ids);
  return jsonb_build_object('entries', found.entries);
end;
$$;
comment on function public.search_tool_knowledge(text, text, text, text[], text, extensions.halfvec) is
  'How tools are used, best match first, at most 400 tokens: { entries: [{ of, topic: quick_start | pattern | '
  'anti_pattern | reference, content }] }. tool: a tool''s name, or a pack''s; packs: filled in by the runtime, only '
  'theirs and no references. query_embedding: the query as a unit vector of embedding_model, filled in by the runtime; '
  'without it words alone count. Raises PT400 query_too_long, invalid_embedding, PT429 rate_limited.';
grant execute on function public.search_tool_knowledge(text, text, text, text[], text, extensions.halfvec)
  to authenticated, service_role;

create function public.tools_by_meaning(query_embedding extensions.halfvec, embedding_model text) returns jsonb
language plpgsql stable security invoker set search_path = '' set jit = off as $$
begin
  perform private.expect_short(1000, tools_by_meaning.embedding_model);
  perform private.check_embedding(tools_by_meaning.query_embedding);
  return (select coalesce(jsonb_agg(k.entity order by r.position), '[]')
    from private.rank_matches(null, array(
      select row(t.id, null, null, null, null,
        t.embedding operator(extensions.<=>) tools_by_meaning.query_embedding, 1)::private.candidate
      from public.tools_knowledge t where t.topic = 'tool' and t.embedding_model = tools_by_meaning.embedding_model order by t.entity
    ), 0) with ordinality as r (id, score, position)
    join public.tools_knowledge k on k.id = r.id);
end;
$$;
comment on function public.tools_by_meaning(extensions.halfvec, text) is
  'Names of the tools of enabled packs that are near a unit vector of embedding_model, the nearest first, at most 20. '
  'Raises PT400 invalid_embedding.';
grant execute on function public.tools_by_meaning(extensions.halfvec, text) to authenticated, service_role;
