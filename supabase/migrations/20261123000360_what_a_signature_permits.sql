-- Why sign_export may sign any digest its caller names. What an import believes of a signed file and of no other is what
-- REST lets the same user write into the same columns anyway: source, validation and confidence of memory, summaries, tool
-- calls and results in messages, automatic notes; and which fields of the profile they edited, where the file fills empty
-- ones. A signature is there for honest files: one that somebody else made, or changed on its way, does not count as the
-- user's own memory of this deployment. It covers who asked for it, so nobody can have a file signed for another, and
-- tests/integration/import/signature_test.ts fails when one of those columns is no longer the user's to write.

comment on function public.sign_export(text) is
  'Signs the SHA-256 of an export for the caller alone, with this deployment''s secret: { algorithm, digest, signature }. Any digest: a signed file may claim nothing that its user could not write over REST. It tells their own files from those that others made. Raises PT400 invalid_digest.';
comment on function private.export_signature(text, text) is
  'HMAC-SHA256 of purpose:user:digest with this deployment''s own secret; null without a user. Users get one for "export" from sign_export, and for "receipt" only with what delete_account did.';
