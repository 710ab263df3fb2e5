-- Postgres takes POSIX strings for time zones, which hold any words and always an offset in digits: 'Ab/IGNORE+5'.
-- Of the zones it lists with a slash, only Etc/GMT±n have digits. So a name without digits that Postgres takes is a listed
-- one; reading pg_timezone_names instead would open hundreds of files for every row.

create or replace function private.is_timezone(name text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if is_timezone.name is null or char_length(is_timezone.name) > 64
    or is_timezone.name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+|Etc/GMT(0|[+]([0-9]|1[0-2])|-([0-9]|1[0-4])))$' then
    return false;
  end if;
  perform now() at time zone is_timezone.name;
  return true;
exception when invalid_parameter_value then
  return false;
end;
$$;
comment on function private.is_timezone(text) is 'Whether Postgres lists this IANA name with a slash, or it is UTC.';

update public.profiles set timezone = 'America/Sao_Paulo' where not private.is_timezone(timezone);
update public.user_memories set timezone = null where not private.is_timezone(timezone);
