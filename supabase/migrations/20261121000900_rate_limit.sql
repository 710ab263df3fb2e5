-- How many turns a user may open in a minute; counted where users cannot reach.

create table private.rate_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  window_start timestamptz not null,
  turns int not null
);
alter table private.rate_limits enable row level security;
grant all on private.rate_limits to service_role;
comment on table private.rate_limits is 'Turns a user has opened in the current minute.';

insert into private.settings (key, value) values ('turns_per_minute', '600');

create function private.count_turn()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'turns_per_minute'), 600);
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
  counted int;
begin
  insert into private.rate_limits as r (user_id, window_start, turns)
  values (private.current_user_id(), this_minute, 1)
  on conflict (user_id) do update set
    turns = case when r.window_start = excluded.window_start then r.turns + 1 else 1 end,
    window_start = excluded.window_start
  returning r.turns into counted;
  if counted > allowed then
    perform private.raise(429, 'rate_limited', 'Foram mensagens demais em pouco tempo. Espere um instante e tente de novo.',
      jsonb_build_object('retryAfter',
        ceil(extract(epoch from this_minute + interval '1 minute' - clock_timestamp()))::int));
  end if;
end;
$$;
comment on function private.count_turn() is 'Counts one turn of the caller; raises PT429 rate_limited over settings.turns_per_minute.';

revoke execute on function private.count_turn() from public, anon;
grant execute on function private.count_turn() to authenticated;
