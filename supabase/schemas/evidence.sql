-- The texts on which a memory item may be based, in addition to the window: recent messages of the person, and the
-- people they know.

-- The last messages of the caller in a conversation before a turn, at most a hundred, oldest first, and known people
-- with bond and aliases: { said: [text], leftOut: [text], people: [text] }. leftOut: of these messages, those that memory must not
-- learn from.
create function private.evidence_texts(conversation_id uuid, turn_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
      select jsonb_build_object('said', coalesce(jsonb_agg(r.content order by r.seq), '[]'),
        'leftOut', coalesce(jsonb_agg(r.content order by r.seq) filter (where r.left_out), '[]'))
      from (
        -- At most 100 messages and 60,000 characters, without replaced ones. With 300 messages a turn of a
        -- long conversation read three times the rows.
        select m.seq, m.content, m.left_out, sum(char_length(m.content)) over (order by m.seq desc) as length
        from (
          select a.seq, a.content, a.not_to_learn_at is not null as left_out from private.all_messages a
          where a.user_id = (select auth.uid()) and a.conversation_id = evidence_texts.conversation_id and a.role = 'user'
            and a.replaced_at is null and a.turn_id is distinct from evidence_texts.turn_id
          order by a.seq desc limit 100) m) r
      where r.length <= 60000)
    || jsonb_build_object('people', coalesce((
      select jsonb_agg(concat_ws(', ', p.title, p.person_metadata ->> 'relationship', p.person_metadata ->> 'aliases')
        order by p.stated_at desc)
      from (
        select k.title, k.person_metadata, k.stated_at from public.knowledge_items k
        where k.user_id = (select auth.uid()) and k.type = 'person' and k.deleted_at is null and k.superseded_at is null
        order by k.stated_at desc limit 100) p), '[]'));
end;
$$;
