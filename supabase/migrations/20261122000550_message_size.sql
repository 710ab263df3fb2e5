-- What users say has the same limit on every way in: a turn, the REST API, an import.

create function private.check_message_size()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  said bigint := (
    select coalesce(sum(char_length(p.value ->> 'text')), 0)
    from jsonb_array_elements(case when jsonb_typeof(new.parts) = 'array' then new.parts else '[]'::jsonb end) as p (value));
begin
  -- 8,000 characters of text take at most 48,000 bytes as JSON, each of them escaped; the rest is for the parts themselves.
  if said > 8000 or char_length(new.content) > 8000 or octet_length(new.parts::text) > 50000 then
    perform private.raise(400, 'message_too_long', 'A mensagem é grande demais.');
  end if;
  return new;
end;
$$;
comment on function private.check_message_size() is
  'A user''s message has at most 8,000 characters, as open_turn has it. Raises PT400 message_too_long.';

-- On insert alone: longer messages from before may still be marked and forgotten.
create trigger messages_check_size before insert on public.messages
  for each row when (new.role = 'user') execute function private.check_message_size();

revoke execute on function private.check_message_size() from public, anon;
