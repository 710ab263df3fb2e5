-- Whose items are embedded goes round: one user with a hundred thousand of them takes what the others leave, and holds
-- nobody up. Two marks remember where the round is, one for items without a vector and one for those of other models.

alter table private.embedding_lease
  add column last_missing uuid not null default '00000000-0000-0000-0000-000000000000',
  add column last_stale uuid not null default '00000000-0000-0000-0000-000000000000';
comment on column private.embedding_lease.last_missing is 'The user whose turn was last, of those with items that have no vector.';
comment on column private.embedding_lease.last_stale is 'The same, of those with items that another model embedded.';

-- From user to user, and to the other models' items of one.
create index knowledge_items_by_user_and_model on public.knowledge_items (user_id, embedding_model)
  where deleted_at is null and superseded_at is null and embedding_model is not null;

create function private.next_to_embed(model text, last uuid, stale boolean)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  candidate uuid := next_to_embed.last;
begin
  if not next_to_embed.stale then
    return (select i.user_id from public.knowledge_items i
      where i.embedding_model is null and i.deleted_at is null and i.superseded_at is null and i.user_id > next_to_embed.last
      -- As the index has them: the model, null for all, comes first.
      order by i.embedding_model, i.user_id limit 1);
  end if;
  -- Most users have no such item: there is an end to how many are asked at a time.
  for n in 1 .. 1000 loop
    candidate := (select i.user_id from public.knowledge_items i
      where i.embedding_model is not null and i.deleted_at is null and i.superseded_at is null and i.user_id > candidate
      order by i.user_id limit 1);
    exit when candidate is null or cardinality(private.items_to_embed(candidate, next_to_embed.model, true, 1)) > 0;
  end loop;
  return candidate;
end;
$$;
comment on function private.next_to_embed(text, uuid, boolean) is
  'The user after this one, by id, who has items without a vector, or stale ones. Of stale ones it may name somebody who has none, after a thousand who have none.';

create function private.items_to_embed(owner uuid, model text, stale boolean, most int)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
begin
  if not items_to_embed.stale then
    return array(select i.id from public.knowledge_items i
      where i.user_id = owner and i.embedding_model is null and i.deleted_at is null and i.superseded_at is null limit most);
  end if;
  return array(
    (select i.id from public.knowledge_items i
      where i.user_id = owner and i.embedding_model < model and i.deleted_at is null and i.superseded_at is null limit most)
    union all
    (select i.id from public.knowledge_items i
      where i.user_id = owner and i.embedding_model > model and i.deleted_at is null and i.superseded_at is null limit most)
    limit most);
end;
$$;
comment on function private.items_to_embed(uuid, text, boolean, int) is 'Current items of a user without a vector, or with one of another model.';

create function private.share_to_embed(model text, last uuid, stale boolean, most int, out items uuid[], out served uuid)
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Each gets at least a twentieth of what is given out, if there are so many.
  most_users constant int := 20;
  owners uuid[] := '{}'::uuid[];
  candidate uuid := share_to_embed.last;
  wrapped boolean := false;
begin
  while cardinality(owners) < most_users loop
    candidate := private.next_to_embed(model, candidate, stale);
    if candidate is null then
      exit when wrapped;
      wrapped := true;
      candidate := '00000000-0000-0000-0000-000000000000';
      continue;
    end if;
    exit when candidate = any (owners) or (wrapped and candidate > share_to_embed.last);
    owners := owners || candidate;
  end loop;
  served := owners[cardinality(owners)];
  items := array(
    select i.id
    from unnest(owners) with ordinality as o (id, position)
    cross join lateral unnest(private.items_to_embed(o.id, model, stale, most)) with ordinality as i (id, position)
    order by i.position, o.position
    limit most);
end;
$$;
comment on function private.share_to_embed(text, uuid, boolean, int) is
  'Items of the users whose turn it is after this one, one of each, then another of each; served: whose turn was the last.';

create or replace function public.claim_embeddings(model text, holder uuid, max_items int default 100)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  most int := least(greatest(coalesce(claim_embeddings.max_items, 100), 1), 100);
  lease private.embedding_lease;
  missing record;
  stale record;
begin
  update private.embedding_lease l set holder = claim_embeddings.holder, locked_until = clock_timestamp() + interval '1 minute'
  where l.holder = claim_embeddings.holder or l.locked_until is null or l.locked_until <= clock_timestamp()
  returning l.* into lease;
  if not found then
    return jsonb_build_object('status', 'busy', 'items', '[]'::jsonb);
  end if;
  select * into missing from private.share_to_embed(model, lease.last_missing, false, most);
  select '{}'::uuid[] as items, null::uuid as served into stale;
  if cardinality(missing.items) < most and exists (
      select from public.knowledge_items i where i.embedding_model < model and i.deleted_at is null and i.superseded_at is null
      union all
      select from public.knowledge_items i where i.embedding_model > model and i.deleted_at is null and i.superseded_at is null)
  then
    select * into stale from private.share_to_embed(model, lease.last_stale, true, most - cardinality(missing.items));
  end if;
  update private.embedding_lease l set last_missing = coalesce(missing.served, l.last_missing), last_stale = coalesce(stale.served, l.last_stale),
    locked_until = case when missing.items || stale.items <> '{}' then l.locked_until end;
  if missing.items || stale.items = '{}' then
    return jsonb_build_object('status', 'none', 'items', '[]'::jsonb);
  end if;
  return jsonb_build_object('status', 'claimed', 'items', private.to_embed(array(
    select i from public.knowledge_items i where i.id = any (missing.items || stale.items))));
end;
$$;
comment on function public.claim_embeddings(text, uuid, int) is
  'Up to a hundred current items without an embedding by this model, of all users in turn, for one holder at a time, who keeps its minute by asking again: { status: claimed | none | busy, items: [{ id, text, digest }] }. For the service role.';

revoke execute on function private.next_to_embed(text, uuid, boolean), private.items_to_embed(uuid, text, boolean, int),
  private.share_to_embed(text, uuid, boolean, int) from public, anon, authenticated;
grant execute on function private.next_to_embed(text, uuid, boolean), private.items_to_embed(uuid, text, boolean, int),
  private.share_to_embed(text, uuid, boolean, int) to service_role;
