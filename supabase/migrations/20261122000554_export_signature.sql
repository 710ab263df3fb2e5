-- A signature also covers who asked for it: a file that somebody else had signed is not one's own.
-- Exports from before count as not one's own; importing them keeps the rows, not what only own files may claim.

create or replace function private.export_signature(purpose text, digest text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(
    concat_ws(':', export_signature.purpose, (select auth.uid())::text, export_signature.digest),
    (select s.value #>> '{}' from private.settings s where s.key = 'export_secret'), 'sha256'), 'hex')
  where (select auth.uid()) is not null;
$$;
comment on function private.export_signature(text, text) is
  'HMAC-SHA256 of purpose:user:digest with this deployment''s own secret; null without a user.';
comment on function public.sign_export(text) is
  'Signs the SHA-256 of an export for the caller alone, with this deployment''s secret: { algorithm, digest, signature }. Raises PT400 invalid_digest.';
