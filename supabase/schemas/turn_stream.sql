-- The stream of a running turn: its chunks so far, for clients that resume it on any instance, and requests to stop
-- it. When the turn is closed, its messages replace the chunks.

-- The chunks of the current attempt, in batches; deleted when the turn is closed or taken over.
create table private.turn_chunks (
  user_id uuid not null references auth.users (id) on delete cascade,
  turn_id uuid not null,
  seq int not null check (seq between 1 and 2000),
  chunks jsonb not null check (jsonb_typeof(chunks) = 'array' and octet_length(chunks::text) <= 1000000),
  primary key (user_id, turn_id, seq),
  foreign key (user_id, turn_id) references public.turns (user_id, id) on delete cascade
);
alter table private.turn_chunks enable row level security;
grant all on private.turn_chunks to service_role;

create function private.delete_chunks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turn_chunks c where c.user_id = new.user_id and c.turn_id = new.id;
  new.streamed := false;
  return new;
end;
$$;

-- Most turns end before a batch is stored: closing them must not take longer.
create trigger turns_delete_chunks before update of status, attempt on public.turns
  for each row when (old.streamed and (new.status <> 'running' or new.attempt <> old.attempt))
  execute function private.delete_chunks();

-- Deletes what is left of turns that nobody has ended: their lease ran out a day ago.
create function private.delete_left_chunks(at timestamptz) returns void
language sql set search_path = '' as $$
  delete from private.turn_chunks c using public.turns t
  where t.user_id = c.user_id and t.id = c.turn_id and t.lease_until < delete_left_chunks.at - interval '1 day';
$$;

create function private.store_chunks(turn_id uuid, attempt int, seq int, chunks jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  turn public.turns;
begin
  -- Locked, so that no batch is stored after the close.
  select t.* into turn from public.turns t
  where t.id = store_chunks.turn_id and t.user_id = private.current_user_id()
    and t.attempt = store_chunks.attempt and t.status = 'running'
  for no key update;
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  -- At most every 5 s, to avoid a new row version for each batch.
  if turn.lease_until < clock_timestamp() + interval '25 seconds' then
    perform private.hold_turn(turn.id, turn.attempt);
  end if;
  if store_chunks.chunks <> '[]' then
    if not turn.streamed then
      update public.turns t set streamed = true where t.id = turn.id;
    -- A chunk costs whoever resumes the answer something, however short it is.
    elsif (select sum(greatest(octet_length(c.chunks::text), jsonb_array_length(c.chunks) * 200)) from private.turn_chunks c
      where c.user_id = turn.user_id and c.turn_id = turn.id) > 4000000 then
      perform private.raise(400, 'too_many_chunks', 'A resposta é grande demais para ser retomada.');
    end if;
    insert into private.turn_chunks (user_id, turn_id, seq, chunks)
    values (turn.user_id, turn.id, store_chunks.seq, store_chunks.chunks)
    on conflict do nothing;
  end if;
  return turn.stop_requested_at is not null;
end;
$$;

create function public.append_chunks(turn_id uuid, attempt int, seq int, chunks jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_few(append_chunks.chunks, 10000);
  return jsonb_build_object('stop',
    private.store_chunks(append_chunks.turn_id, append_chunks.attempt, append_chunks.seq, append_chunks.chunks));
end;
$$;
comment on function public.append_chunks(uuid, int, int, jsonb) is
  'Stores the next chunks of a running turn''s stream (there may be none) and renews its lease; a batch sent twice is '
  'stored once. Returns { stop }: whether the turn is to stop. Raises PT409 stale_turn, PT400 too_many_chunks.';
grant execute on function public.append_chunks(uuid, int, int, jsonb) to authenticated, service_role;

-- Turns whose answers belong to the same message: the answer to a button is added to the message with the button.
create function private.earlier_answers(turn public.turns) returns jsonb
language sql stable set search_path = '' as $$
  with recursive continued as (
    select t.* from public.pending_actions p join public.turns t on t.user_id = p.user_id and t.id = p.turn_id
    where p.user_id = turn.user_id and p.id = turn.pending_action_id and p.conversation_id = turn.conversation_id
    union all
    select t.* from continued c
    join public.pending_actions p on p.user_id = c.user_id and p.id = c.pending_action_id
    join public.turns t on t.user_id = p.user_id and t.id = p.turn_id
    where c.answer #>> '{message,id}' <> c.id::text and p.conversation_id = turn.conversation_id
  )
  select coalesce(jsonb_agg(c.answer order by c.created_at), '[]')
  from (
    -- The newest, up to two million characters.
    select n.answer, n.created_at, sum(char_length(n.answer::text)) over (order by n.created_at desc, n.id) as so_far
    from continued n where n.answer is not null) c
  where c.so_far <= 2000000;
$$;

create function public.running_turn(conversation text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, running_turn.conversation);
  perform private.count_use('reads');
  return (
    select jsonb_build_object('id', t.id, 'attempt', t.attempt, 'earlier', private.earlier_answers(t))
    from public.turns t
    where t.user_id = (select auth.uid()) and t.conversation_id = private.find_conversation(running_turn.conversation)
      and t.status = 'running' and t.lease_until > clock_timestamp());
end;
$$;
comment on function public.running_turn(text) is
  'The turn that holds the lease of the caller''s conversation: { id, attempt, earlier }, or null. earlier: the answers '
  'that its own continues, if it answers a button. Raises PT429 rate_limited.';
grant execute on function public.running_turn(text) to authenticated, service_role;

create function private.chunks_after(turn_id uuid, seq int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'chunks', coalesce(jsonb_agg(e.value order by c.seq, e.position), '[]'),
    'seq', coalesce(max(c.seq), chunks_after.seq))
  from private.turn_chunks c
  cross join lateral jsonb_array_elements(c.chunks) with ordinality as e (value, position)
  where c.user_id = private.current_user_id() and c.turn_id = chunks_after.turn_id and c.seq > chunks_after.seq;
$$;

create function public.read_chunks(turn_id uuid, attempt int, after_seq int default 0) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t where t.user_id = (select auth.uid()) and t.id = read_chunks.turn_id;
  if turn.attempt is distinct from read_chunks.attempt or turn.status = 'running' and turn.lease_until <= clock_timestamp()
    or turn.status <> 'running' and turn.answer is null then
    return jsonb_build_object('status', 'lost');
  end if;
  if turn.status <> 'running' then
    return jsonb_build_object('status', 'closed', 'answer', turn.answer);
  end if;
  return jsonb_build_object('status', 'running') || private.chunks_after(turn.id, read_chunks.after_seq);
end;
$$;
comment on function public.read_chunks(uuid, int, int) is
  'What a turn has streamed after a batch: { status: running, chunks, seq }, { status: closed, answer }, or { '
  'status: lost } if another attempt or nobody holds it.';
grant execute on function public.read_chunks(uuid, int, int) to authenticated, service_role;

create function private.request_stop(conversation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  running public.turns;
  said jsonb;
begin
  select t.* into running from public.turns t
  where t.user_id = private.current_user_id() and t.conversation_id = request_stop.conversation_id and t.status = 'running'
  for update;
  if not found then
    return jsonb_build_object('status', 'idle');
  end if;
  if running.lease_until > clock_timestamp() then
    update public.turns t set stop_requested_at = coalesce(t.stop_requested_at, clock_timestamp()) where t.id = running.id;
    return jsonb_build_object('status', 'requested');
  end if;
  -- Its instance is gone: the turn is taken over and closed with what was streamed.
  said := private.chunks_after(running.id, 0) -> 'chunks';
  update public.turns t set attempt = t.attempt + 1, attempt_began_at = clock_timestamp(),
    lease_until = clock_timestamp() + interval '30 seconds', stop_requested_at = clock_timestamp()
  where t.id = running.id;
  return jsonb_build_object('status', 'taken', 'chunks', said, 'turn', jsonb_build_object(
    'status', 'opened', 'id', running.id, 'attempt', running.attempt + 1));
end;
$$;

create function public.stop_turn(conversation text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  conversation_id uuid := private.find_conversation(stop_turn.conversation);
  stopped jsonb;
begin
  perform private.expect_short(1000, stop_turn.conversation);
  -- In the same order as open_turn: conversation, then turn.
  perform 1 from public.conversations c where c.user_id = (select auth.uid()) and c.id = conversation_id for no key update;
  perform private.count_use('reads');
  stopped := private.request_stop(conversation_id);
  if stopped ->> 'status' <> 'taken' then
    return stopped;
  end if;
  return jsonb_set(stopped, '{turn,context}',
    private.turn_context(conversation_id, (stopped #>> '{turn,id}')::uuid)
      -- A stopped turn brings up no topic.
      || '{"question": null, "insight": null, "reminders": {"open": false, "rings": false, "due": []}}');
end;
$$;
comment on function public.stop_turn(text) is
  'Asks the running turn of the caller''s conversation to stop: { status: requested }, or { status: idle } if none '
  'runs. A turn whose lease has run out is taken over by the caller, who closes it: { status: taken, turn, chunks '
  '}, turn as open_turn returns it. Raises PT429 rate_limited.';
grant execute on function public.stop_turn(text) to authenticated, service_role;
