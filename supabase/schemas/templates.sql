-- Templates: Markdown with calls of reading tools. People keep templates of their own. All reads of a template are
-- one call.

create table public.user_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,59}$'),
  title text not null check (private.is_text(title, 200)),
  source text not null check (private.is_text(source, 20000)),
  created_at timestamptz not null default now() check (private.is_plausible(created_at)),
  updated_at timestamptz not null default now() check (private.is_plausible(updated_at)),
  unique (user_id, id),
  unique (user_id, name)
);
alter table public.user_templates enable row level security;
grant select, insert, update, delete on public.user_templates to authenticated;
grant all on public.user_templates to service_role;
create policy user_templates_select on public.user_templates for select to authenticated using ((select auth.uid()) = user_id);
create policy user_templates_insert on public.user_templates for insert to authenticated with check ((select auth.uid()) = user_id);
create policy user_templates_update on public.user_templates for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy user_templates_delete on public.user_templates for delete to authenticated using ((select auth.uid()) = user_id);
create trigger user_templates_updated before update on public.user_templates for each row execute function private.set_updated_at();

comment on table public.user_templates is
  'Templates of people. One with the name of a built-in template replaces it for them. Rows may come over REST, so they '
  'are parsed each time.';
comment on column public.user_templates.source is 'Markdown with front matter, as docs/templates.md describes it.';

create function public.list_templates() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.check_account();
  return (
    select jsonb_build_object('templates', coalesce(
      jsonb_agg(jsonb_build_object('name', t.name, 'title', t.title, 'updated_at', t.updated_at) order by t.name), '[]'))
    from public.user_templates t where t.user_id = private.current_user_id());
end;
$$;
comment on function public.list_templates() is 'The caller''s own templates: { templates: [{ name, title, updated_at }] }.';

create function public.get_template(name text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_short(1000, get_template.name);
  perform private.check_account();
  return (
    select jsonb_build_object('source', max(t.source)) from public.user_templates t
    where t.user_id = private.current_user_id() and t.name = get_template.name);
end;
$$;
comment on function public.get_template(text) is
  'One of the caller''s own templates: { source }, null if there is none.';

create function public.save_template(name text, title text, source text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, save_template.name, save_template.title);
  perform private.expect_short(50000, save_template.source);
  perform private.check_account();
  insert into public.user_templates as t (user_id, name, title, source)
  values (private.current_user_id(), save_template.name, save_template.title, save_template.source)
  on conflict on constraint user_templates_user_id_name_key do update set title = excluded.title, source = excluded.source;
  return jsonb_build_object('status', 'saved', 'name', save_template.name);
end;
$$;
comment on function public.save_template(text, text, text) is
  'Stores one of the caller''s own templates and replaces the one of that name: { status: saved, name }.';

create function public.delete_template(name text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, delete_template.name);
  perform private.check_account();
  delete from public.user_templates t where t.user_id = private.current_user_id() and t.name = delete_template.name;
  return jsonb_build_object('status', case when found then 'deleted' else 'not_found' end);
end;
$$;
comment on function public.delete_template(text) is
  'Deletes one of the caller''s own templates: { status: deleted | not_found }.';

-- One reading call { tool, args }: { result } or { error: a sentence }.
create function private.read_call(call jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  tool text := read_call.call ->> 'tool';
begin
  -- Reading tools have these prefixes; a test checks all tools.
  if coalesce(split_part(tool, '_', 1) not in ('analyze', 'get', 'list', 'search'), true) then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.');
  end if;
  return jsonb_build_object('result', private.call_tool(tool, read_call.call -> 'args', null));
exception
  when query_canceled then
    raise;
  when others then
    if sqlstate like 'PT4%' then
      return jsonb_build_object('error', sqlerrm);
    end if;
    -- The message is left out: it may quote values.
    raise log 'a template could not read by %: %', tool, sqlstate;
    return jsonb_build_object('error', 'Não deu para ler isso agora.');
end;
$$;

create function public.template_context(source text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.expect_short(50000, template_context.source);
  perform private.check_account();
  return jsonb_build_object('off', private.flags_json() -> 'off', 'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = private.current_user_id()),
    -- Packs are returned only for a template that names a tool of a pack, so that others do not load them.
    'packs', case when exists (
      select from public.tool_definitions d join public.tool_packs p on p.id = d.pack_id
      where d.enabled and p.enabled and (d.user_id is null or d.user_id = private.current_user_id())
        and strpos(template_context.source, ':' || d.name || ':') > 0) then private.pack_revision_json() end);
end;
$$;
comment on function public.template_context(text) is
  'What rendering a template needs besides its source: { off: flags that are off, today, timezone, packs: { '
  'revision, own } }; packs is null if it names no tool of an enabled pack.';

create function public.read_for_template(calls jsonb, own text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  source text := public.get_template(read_for_template.own) ->> 'source';
  read_at constant timestamptz := clock_timestamp();
  context constant jsonb := public.template_context(source);
begin
  perform private.expect_short(1000, read_for_template.own);
  perform private.check_account();
  if source is not null then
    -- Counted before anything outside is called: a template may make up to 20 calls.
    perform private.count_use('outside_templates') where context -> 'packs' <> 'null';
    return context || jsonb_build_object('source', source);
  end if;
  perform private.count_use('reads');
  -- The most calls of a template, and the days that its period covers.
  if jsonb_array_length(read_for_template.calls) > 21 then
    perform private.raise(400, 'too_many_calls', 'Um modelo faz até 20 consultas.');
  end if;
  return context || jsonb_build_object('readAt', read_at, 'results', (
    select coalesce(jsonb_agg(private.read_call(c.value) order by c.ordinality), '[]')
    from jsonb_array_elements(read_for_template.calls) with ordinality as c));
end;
$$;
comment on function public.read_for_template(jsonb, text) is
  'Runs the reads of a template, [{ tool, args }], in one call as the caller, in order: { results: [{ result } | { '
  'error }], readAt, … as template_context }. An error is a sentence and stops no other read. own: a template''s '
  'name; if the caller has a template of that name, nothing is run and { source, … as template_context } is '
  'returned. Raises PT400 too_many_calls, PT429 rate_limited.';

grant execute on function
  public.list_templates,
  public.get_template,
  public.save_template,
  public.delete_template,
  public.read_for_template,
  public.template_context
to authenticated, service_role;
