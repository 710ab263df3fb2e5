-- Whatever is written as a message has a size, whoever is said to have written it, and a user's message says something.
-- A turn reads at most 200,000 characters: what one row holds beyond that only slows it down.

create or replace function private.check_message_size()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  parts jsonb := case when jsonb_typeof(new.parts) = 'array' then new.parts else '[]'::jsonb end;
  size int := octet_length(new.parts::text);
  said text;
begin
  if new.role is distinct from 'user' then
    if size > 500000 or char_length(new.parts::text) > 120000 or octet_length(new.tool_calls::text) > 500000
      or char_length(new.tool_call_id) > 200 or char_length(new.name) > 200 then
      perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
    end if;
    return new;
  end if;
  -- 8,000 characters of text take at most 48,000 bytes as JSON, each of them escaped; the rest is for the parts themselves.
  if size > 50000 or octet_length(new.tool_calls::text) > 50000 or char_length(new.tool_call_id) > 200 or char_length(new.name) > 200 then
    perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
  end if;
  select string_agg(p.value ->> 'text', '') into said from jsonb_array_elements(parts) as p (value);
  if char_length(said) > 8000 or char_length(new.content) > 8000 then
    perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
  end if;
  if private.is_blank(concat(said, new.content)) then
    perform private.raise(400, 'empty_message', 'A mensagem está vazia.');
  end if;
  return new;
end;
$$;
comment on function private.check_message_size() is
  'A user''s message has 1 to 8,000 characters, as open_turn has it, any other at most 120,000 with all its parts. Raises PT400 message_too_long, empty_message.';

drop trigger messages_check_size on public.messages;
create trigger messages_check_size before insert on public.messages
  for each row execute function private.check_message_size();

create or replace function private.call_tool(tool text, args jsonb, tool_call_id text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given jsonb := jsonb_strip_nulls(coalesce(call_tool.args, '{}'));
  signature record;
  columns text;
  bindings text;
  result jsonb;
begin
  select p.proargnames::text[] as names, p.proargtypes::oid[] as types, p.pronargs as count into signature
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = call_tool.tool;
  if not found then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', call_tool.tool));
  end if;
  select
    string_agg(format('%I %s', a.name, pg_catalog.format_type(a.type, null)), ', '),
    string_agg(format('%I := x.%I', a.name, a.name), ', ')
  into columns, bindings
  from unnest(signature.names[1:signature.count], signature.types) as a (name, type)
  where given ? a.name and a.name <> 'tool_call_id';
  if 'tool_call_id' = any (signature.names[1:signature.count]) then
    bindings := concat_ws(', ', bindings, 'tool_call_id := $2');
  end if;
  begin
    execute format('select public.%I(%s)%s', call_tool.tool, bindings,
      case when columns is null then '' else format(' from jsonb_to_record($1) as x (%s)', columns) end)
    into result using given, call_tool.tool_call_id;
  exception
    -- Class 22: a value of the wrong kind or out of range; 23: what a table does not take.
    when data_exception or integrity_constraint_violation or undefined_function then
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlerrm;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  -- It is stored as a message and read by a model.
  if char_length(result::text) > 100000 then
    perform private.raise(422, 'result_too_long', 'É coisa demais para ver de uma vez. Peça uma parte ou um período menor.',
      jsonb_build_object('tool', call_tool.tool));
  end if;
  return result;
end;
$$;
comment on function private.call_tool(text, jsonb, text) is
  'Calls public.<tool> with named arguments from a JSON object. Raises PT404 unknown_tool, PT400 invalid_arguments, PT422 result_too_long and what the tool raises.';
