-- Kinds of records that the person wants recorded without being asked each time. The person says so once and confirms
-- it, and can withdraw it by a message or in the settings.

create table public.standing_yes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('expenses', 'incomes', 'measures', 'habits', 'reminders', 'library')),
  is_on boolean not null default false,
  offered_at timestamptz check (private.is_plausible(offered_at)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  unique (user_id, id),
  unique (user_id, kind)
);
alter table public.standing_yes enable row level security;
grant select, insert, update, delete on public.standing_yes to authenticated;
grant all on public.standing_yes to service_role;
create policy standing_yes_select on public.standing_yes for select to authenticated using ((select auth.uid()) = user_id);
create policy standing_yes_insert on public.standing_yes for insert to authenticated with check ((select auth.uid()) = user_id);
create policy standing_yes_update on public.standing_yes for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy standing_yes_delete on public.standing_yes for delete to authenticated using ((select auth.uid()) = user_id);

comment on table public.standing_yes is
  'Kinds of records that run without a yes of their own; one row for each kind that was ever mentioned.';
comment on column public.standing_yes.offered_at is 'When the assistant offered it; it does so once.';

create function public.set_standing_yes(kind text, is_on boolean, tool_call_id text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('set_standing_yes', set_standing_yes.tool_call_id);
  before boolean;
  row_id uuid;
begin
  perform private.expect_short(1000, set_standing_yes.kind);
  if stored is not null then
    return stored;
  end if;
  select s.is_on into before from public.standing_yes s where s.user_id = caller and s.kind = set_standing_yes.kind;
  insert into public.standing_yes as s (user_id, kind, is_on) values (caller, set_standing_yes.kind, set_standing_yes.is_on)
  on conflict on constraint standing_yes_user_id_kind_key do update set is_on = excluded.is_on
  returning s.id into row_id;
  return private.record_tool('set_standing_yes', set_standing_yes.tool_call_id,
    jsonb_build_object('kind', set_standing_yes.kind, 'is_on', set_standing_yes.is_on),
    jsonb_build_object('kind', set_standing_yes.kind, 'is_on', set_standing_yes.is_on),
    jsonb_build_object('table', 'standing_yes', 'id', row_id, 'set', jsonb_build_object('is_on', coalesce(before, false))));
end;
$$;
comment on function public.set_standing_yes(text, boolean, text) is
  'Whether records of a kind run without a yes of their own: { kind, is_on }. kind: expenses, incomes, measures, '
  'habits, reminders or library.';
grant execute on function public.set_standing_yes(text, boolean, text) to authenticated, service_role;

-- Notes that the assistant has offered to stop asking about a kind; it offers that once.
create function private.note_standing_offer(kind text) returns void
language sql set search_path = '' as $$
  insert into public.standing_yes as s (user_id, kind, offered_at) values (private.current_user_id(), note_standing_offer.kind, now())
  on conflict on constraint standing_yes_user_id_kind_key do update set offered_at = coalesce(s.offered_at, excluded.offered_at);
$$;

-- The standing yeses that a turn needs: { standing: [kind], acceptedInARow: { kind: n } }.
create function private.standing_json() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'standing', coalesce((
      select jsonb_agg(s.kind order by s.kind) from public.standing_yes s where s.user_id = (select auth.uid()) and s.is_on), '[]'),
    -- How many proposals of a kind in a row were accepted unchanged; empty for kinds about which the offer was
    -- made.
    'acceptedInARow', coalesce((
      select jsonb_object_agg(k.record_kind, k.accepted) from (
        select d.record_kind, count(*) filter (where d.unbroken) as accepted
        from (
          select p.record_kind, bool_and(p.status = 'confirmed') over
            (partition by p.record_kind order by p.decided_at desc, p.id rows unbounded preceding) as unbroken
          from public.pending_actions p
          where p.user_id = (select auth.uid()) and p.record_kind is not null and p.decided_at > now() - interval '60 days'
            and p.status in ('confirmed', 'corrected', 'selected', 'rejected')
            and not exists (select from public.standing_yes s where s.user_id = p.user_id and s.kind = p.record_kind)
        ) d
        group by d.record_kind) k
      where k.accepted > 0), '{}'));
end;
$$;
