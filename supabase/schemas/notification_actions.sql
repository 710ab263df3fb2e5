-- The buttons of a notification. A service worker has no session: the secret of the notification says whose it is.

-- Done, or snoozed for an hour, as the buttons of the app do it. Acts as the person from then on.
create function private.act_on_subject(notification private.notifications, action text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.act_as(notification.user_id);
  if notification.kind = 'reminder' and act_on_subject.action = 'done' then
    perform public.complete_reminder(reminder_id => notification.subject_id);
  elsif notification.kind = 'reminder' and act_on_subject.action = 'snooze' then
    perform public.snooze_reminder(date_trunc('minute', private.now_local() + interval '1 hour'),
      reminder_id => notification.subject_id);
  elsif notification.kind = 'bill' and act_on_subject.action = 'done' then
    perform public.mark_bill_paid(bill_id => notification.subject_id);
  else
    perform private.raise(400, 'invalid_action', 'Este aviso não tem essa ação.');
  end if;
end;
$$;

create function public.answer_notification(token text, action text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  valid_for constant interval := interval '3 days';
  notification private.notifications;
begin
  select n.* into notification from private.notifications n
  where n.id = private.try_uuid(split_part(answer_notification.token, '.', 1))
    and encode(extensions.digest(split_part(answer_notification.token, '.', 2), 'sha256'), 'hex') = any (n.token_digests)
    and n.created_at > clock_timestamp() - valid_for
    and (select private.has_session(s) from public.push_subscriptions s where s.id = n.subscription_id)
  for update;
  if not found then
    perform private.raise(404, 'notification_not_found', 'Esse aviso já não vale. Abra o app.');
  end if;
  perform private.note_access(array[notification.user_id], 'answer_notification', 'notifications');
  -- Pressed twice, or sent again after a lost answer.
  if notification.answered is not null then
    return jsonb_build_object('status', 'already', 'action', notification.answered);
  end if;
  -- Buttons of two devices at once: the second waits here, and finds it done.
  perform from public.reminders r where r.user_id = notification.user_id and r.id = notification.subject_id for update;
  if private.notification_subject(notification) is null then
    return jsonb_build_object('status', 'settled');
  end if;
  update private.notifications n set answered = answer_notification.action where n.id = notification.id;
  perform private.act_on_subject(notification, answer_notification.action);
  return jsonb_build_object('status', 'ran', 'action', answer_notification.action);
end;
$$;
comment on function public.answer_notification(text, text) is
  'What a button of a notification does, done or snooze (for an hour), once: { status: ran | already | settled, action? }. '
  'settled: it was done, changed or snoozed elsewhere, and nothing happens. PT404 notification_not_found for a secret '
  'that is unknown, older than 3 days or of a device whose session has ended, PT400 invalid_action.';
grant execute on function public.answer_notification(text, text) to service_role;
