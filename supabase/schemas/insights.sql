-- Insights: what the records of a user show, kept as items of memory. Code alone writes them, once a consolidation; what is no
-- longer true is retired, what the user rejected does not come back.
create function private.sources_of(pattern text, from_day date) returns jsonb
language sql stable set search_path = '' as $$
  with
  parts as (
    select split_part(sources_of.pattern, '>', 1) as cause, split_part(sources_of.pattern, '>', 2) as outcome
  ),
  held as (
    select d.day, d.unit from parts p, private.contrast_days(sources_of.from_day) d
    where d.cause = p.cause and d.outcome = p.outcome and d.holds order by d.day desc limit 30
  ),
  days as (
    select distinct h.day + n as day from held h cross join generate_series(0, case h.unit when 'week' then 6 else 0 end) as n
  ),
  metrics as (
    select unnest(array[p.outcome, case when p.cause like 'short_sleep%' then 'sleep' when p.cause = 'low_mood' then 'mood' else p.cause end]) as metric
    from parts p
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'tracking_entries', (
      select jsonb_agg(e.id) from (
        select t.id from public.tracking_entries t
        where t.user_id = (select auth.uid()) and t.deleted_at is null and t.entry_date in (select d.day from days d)
          and t.metric in (select m.metric from metrics m)
        order by t.entry_date desc, t.id limit 60) e),
    'expenses', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select x.id from public.expenses x
        where x.user_id = (select auth.uid()) and x.deleted_at is null and p.outcome = 'spending' and x.spent_on in (select d.day from days d)
        order by x.spent_on desc, x.id limit 60) e),
    'habits', (select jsonb_build_array(split_part(p.cause, ':', 2)) from parts p where p.cause ~ '^(habit|streak):'),
    'incomes', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select i.id from public.incomes i
        where i.user_id = (select auth.uid()) and i.deleted_at is null and p.cause = 'payday' and i.received_on >= sources_of.from_day
        order by i.received_on desc, i.id limit 20) e)));
$$;
comment on function private.sources_of(text, date) is 'Ids of the records behind a pattern, by table: the newest of the days that are of its kind.';

create function private.retire_insights(still text[]) returns int
language sql set search_path = '' as $$
  -- What the user vouched for or brought back is theirs to remove.
  with retired as (
    update public.knowledge_items i set deleted_at = now(), retired_at = now()
    where i.user_id = private.current_user_id() and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null
      and i.superseded_at is null and not i.validated_by_user and i.retired_at is null
      and i.pattern || case when (i.derived_from ->> 'higher')::boolean then '+' else '-' end <> all (still)
    returning 1
  )
  select count(*)::int from retired;
$$;
comment on function private.retire_insights(text[]) is 'Deletes softly the insights that the records no longer show. still: patterns with their direction, e.g. short_sleep>mood-.';

create function private.may_tell(owner uuid, news jsonb) returns boolean
language sql stable set search_path = '' as $$
  -- Rejected, corrected, known in the same words, or told much like it by another of its family: not again. Five at most.
  select (news ->> 'clear')::boolean
    and not exists (
      select from public.knowledge_items i
      where i.user_id = owner and (
        (i.pattern = news ->> 'pattern' and (i.superseded_at is not null or (i.deleted_at is not null and i.retired_at is null)))
        or (i.pattern is null and i.subject = 'self' and i.content_digest = md5(private.plain_words(news ->> 'content')))
        or (i.pattern is not null and i.deleted_at is null and i.superseded_at is null and i.derived_from ->> 'family' = news ->> 'family')))
    and (
      select count(*) < 5 from public.knowledge_items i
      where i.user_id = owner and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null and i.superseded_at is null);
$$;

create function private.keep_insight(owner uuid, news jsonb, from_day date) returns boolean
language plpgsql set search_path = '' as $$
declare
  figures text := news ->> 'figures';
  evidence text := format('%s, de %s a %s. É uma coincidência nos registros, não uma causa.', upper(left(figures, 1)) || substr(figures, 2),
    to_char((news ->> 'first_day')::date, 'DD/MM/YYYY'), to_char((news ->> 'last_day')::date, 'DD/MM/YYYY'));
  known public.knowledge_items;
  origin jsonb;
begin
  select i.* into known from public.knowledge_items i
  where i.user_id = owner and i.pattern = news ->> 'pattern' and i.source = 'ai_inference'
  order by i.deleted_at is null and i.superseded_at is null desc, i.created_at desc limit 1;
  if known.id is not null and known.deleted_at is null and known.superseded_at is null then
    if known.validated_by_user or known.inference_evidence = evidence then
      return false;
    end if;
  elsif not private.may_tell(owner, news) then
    return false;
  end if;
  origin := jsonb_build_object('from', news -> 'first_day', 'to', news -> 'last_day', 'n', news -> 'n', 'family', news -> 'family',
    'higher', news -> 'higher', 'effect', round((news ->> 'effect')::numeric, 2)) || private.sources_of(news ->> 'pattern', from_day);
  if known.id is null then
    insert into public.knowledge_items (user_id, type, area, title, content, source, inference_evidence, confidence, pattern, derived_from)
    values (owner, 'insight', news ->> 'area', news ->> 'title', news ->> 'content', 'ai_inference', evidence, 0.6, news ->> 'pattern', origin);
    return true;
  end if;
  if known.deleted_at is null then
    update public.knowledge_items i set inference_evidence = evidence, derived_from = origin, retired_at = null
    where i.user_id = owner and i.id = known.id;
    return false;
  end if;
  -- Told again from the start only when it says something else than before.
  update public.knowledge_items i set deleted_at = null, retired_at = null, inference_evidence = evidence, derived_from = origin
  where i.user_id = owner and i.id = known.id;
  update public.knowledge_items i set title = news ->> 'title', content = news ->> 'content', stated_at = now(), seen_at = null,
    embedding = null, embedding_model = null
  where i.user_id = owner and i.id = known.id and i.content <> news ->> 'content';
  return true;
end;
$$;
comment on function private.keep_insight(uuid, jsonb, date) is
  'Stores what observed_patterns() found, brings it back or refreshes its figures; true when it was not current before.';

create function private.refresh_insights() returns int
language plpgsql set search_path = '' as $$
declare
  owner uuid := private.current_user_id();
  zone text := (select p.timezone from public.profiles p where p.user_id = owner);
  from_day date := greatest(private.today() - 182,
    (select (q.forgotten_at at time zone zone)::date + 1 from private.consolidation_queue q where q.user_id = owner));
  observed jsonb := (select coalesce(jsonb_agg(to_jsonb(o) order by abs(o.effect) desc, o.pattern), '[]') from private.observed_patterns(from_day) o);
  news jsonb;
  fresh int := 0;
begin
  perform private.retire_insights(array(
    select (f ->> 'pattern') || case when (f ->> 'higher')::boolean then '+' else '-' end from jsonb_array_elements(observed) as f));
  for news in select f from jsonb_array_elements(observed) as f loop
    fresh := fresh + private.keep_insight(owner, news, from_day)::int;
  end loop;
  return fresh;
end;
$$;
comment on function private.refresh_insights() is
  'Brings the caller''s insights in line with half a year of their records: retires, refreshes and adds, at most five at a time; returns how many are new. Private to consolidation.';

grant execute on function
  private.sources_of(text, date),
  private.retire_insights(text[]),
  private.may_tell(uuid, jsonb),
  private.keep_insight(uuid, jsonb, date),
  private.refresh_insights()
to service_role;
