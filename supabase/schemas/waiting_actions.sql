-- What waits for the person's answer in a conversation, for a page that shows it: read whenever the page is opened or looked at
-- again, since another page may have answered meanwhile.

create function public.waiting_actions(conversation text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  row_id uuid := private.find_conversation(waiting_actions.conversation);
begin
  perform private.expect_short(1000, waiting_actions.conversation);
  perform private.check_account();
  return jsonb_build_object(
    'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = caller),
    'waiting', (
      select coalesce(jsonb_agg(private.pending_action_json(w.pending, row_id) || jsonb_build_object('said', w.said)
        order by w.is_elsewhere, w.created_at, w.position), '[]')
      from (
        select p as pending, p.created_at, p.position, p.conversation_id <> row_id as is_elsewhere, (
          select jsonb_build_object('conversation', c.client_id, 'message', coalesce(m.client_message_id, m.id::text),
            'text', private.clipped(m.content, 500))
          from private.all_messages m
          join public.conversations c on c.user_id = m.user_id and c.id = m.conversation_id
          where m.user_id = caller and m.turn_id = p.turn_id and m.role = 'user' and m.replaced_at is null
          order by m.seq limit 1) as said
        from public.pending_actions p
        where p.user_id = caller and p.status = 'open' and p.expires_at > clock_timestamp()
          and private.is_answerable_in(p, row_id)
        order by 4, 2, 3 limit 20) w));
end;
$$;
comment on function public.waiting_actions(text) is
  'What waits for the caller''s answer in a conversation: { today, timezone, waiting: [a proposal or question as open_turn gives it, '
  'with said: { conversation, message, text }, what the person had said] }, first those of the conversation, then those of others '
  'that can be answered in it, at most 20. Empty for a conversation without messages.';
grant execute on function public.waiting_actions(text) to authenticated;
