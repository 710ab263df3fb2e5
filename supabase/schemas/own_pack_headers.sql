-- The values of headers in people's own packs, which may be passwords of other services. They are taken out of a pack
-- whenever it is written, whichever way, and are never shown again: only the server reads them, for a call that needs them.

create table private.own_pack_headers (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What they belong to: a row of tool_packs, for its MCP server, or of tool_definitions.
  kind text not null check (kind in ('tool_packs', 'tool_definitions')),
  name text not null,
  -- Where they go. Whoever changes the address has to give them again.
  url text not null,
  headers jsonb not null,
  primary key (user_id, kind, name)
);
alter table private.own_pack_headers enable row level security;
grant all on private.own_pack_headers to service_role;

-- Trigger: keeps the values of the headers of an own pack or tool, and leaves empty texts in their place. Empty ones that
-- are written keep what is kept. Its arguments: the column, and the part of it that has url and headers.
create function private.hide_headers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  document jsonb := to_jsonb(new) -> tg_argv[0];
  part jsonb := document -> tg_argv[1];
begin
  if new.user_id is null or jsonb_typeof(part -> 'headers') is distinct from 'object' then
    return new;
  end if;
  if exists (select from jsonb_each(part -> 'headers') as h where h.value <> '""') then
    -- A call sends all of them, and its answer is looked through for each.
    if octet_length((part -> 'headers')::text) > 8192 or (select count(*) from jsonb_object_keys(part -> 'headers')) > 20 then
      perform private.raise(400, 'too_many_headers', 'São até 20 cabeçalhos, com 8.000 caracteres ao todo.');
    end if;
    insert into private.own_pack_headers as k (user_id, kind, name, url, headers)
    values (new.user_id, tg_table_name, new.name, coalesce(part ->> 'url', ''), part -> 'headers')
    on conflict (user_id, kind, name) do update set url = excluded.url, headers = excluded.headers;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], jsonb_set(document, array[tg_argv[1], 'headers'], (
    select coalesce(jsonb_object_agg(h.key, ''), '{}') from jsonb_object_keys(part -> 'headers') as h (key)))));
end;
$$;
create trigger tool_packs_headers before insert or update of content on public.tool_packs
for each row execute function private.hide_headers('content', 'server');
create trigger tool_definitions_headers before insert or update of definition on public.tool_definitions
for each row execute function private.hide_headers('definition', 'call');

create function private.forget_headers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.own_pack_headers k where k.user_id = old.user_id and k.kind = tg_table_name and k.name = old.name;
  return null;
end;
$$;
create trigger tool_packs_headers_gone after delete on public.tool_packs
for each row execute function private.forget_headers();
create trigger tool_definitions_headers_gone after delete on public.tool_definitions
for each row execute function private.forget_headers();

create function public.own_pack_headers(user_id uuid, tool text, url text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kept jsonb;
begin
  select k.headers into kept
  from public.tool_definitions d
  join public.tool_packs p on p.id = d.pack_id and p.user_id = d.user_id
  join private.own_pack_headers k on k.user_id = d.user_id
    -- The address that is about to be called, which may not be the one that the pack has by now.
    and k.url = own_pack_headers.url
    and case when d.definition ? 'remote' then k.kind = 'tool_packs' and k.name = p.name
      else k.kind = 'tool_definitions' and k.name = d.name end
  where d.user_id = own_pack_headers.user_id and d.name = own_pack_headers.tool;
  perform private.note_access(array[own_pack_headers.user_id], 'own_pack_headers', 'packs');
  return coalesce(kept, '{}');
end;
$$;
comment on function public.own_pack_headers(uuid, text, text) is
  'The headers that a tool of a person''s own pack is called with: { name: value }. url: where the call goes, as it is written in the '
  'pack; empty when they were given for another. Only for the server.';
grant execute on function public.own_pack_headers(uuid, text, text) to service_role;
