-- Requests of other assistants over MCP. They read at once, as the person, by the tools that are named here. Their writes
-- become proposals in conversations of their own, where only the person can say yes.

insert into private.settings (key, value) values
  ('mcp_calls_per_minute', '120'),
  ('mcp_calls_per_day', '5000'),
  -- The most open proposals of one assistant.
  ('assistant_offers_open', '20');

-- What another assistant may call, whichever way it comes: nothing of other people, of reminders or of the conversations.
-- The reads among them answer at once, and each write waits for the person's yes.
create function private.tools_for_assistants() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'add_knowledge', 'analyze_context', 'delete_knowledge', 'search_knowledge',
    'create_expense', 'create_finance_item', 'delete_finance_item', 'get_accounts', 'get_debt_progress',
    'get_finance_summary', 'get_pending_bills', 'mark_bill_paid', 'pay_debt', 'receive_income', 'transfer_money',
    'update_expense', 'update_finance_item',
    'create_habit', 'delete_habit', 'delete_metric', 'get_habits', 'get_tracking_history', 'get_trends', 'record_habit',
    'record_metric', 'update_habit', 'update_metric',
    'delete_all_items', 'delete_item', 'enrich_movie', 'enrich_tv_show', 'enrich_video', 'save_book', 'save_link',
    'save_movie', 'save_note', 'save_tv_show', 'save_video', 'search_items', 'update_item'];
$$;

create function public.tools_for_assistant() returns jsonb
language plpgsql set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    perform private.raise(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  end if;
  perform private.act_for_assistant();
  perform private.check_account();
  return jsonb_build_object('tools', to_jsonb(private.tools_for_assistants()), 'off', private.flags_json() -> 'off');
end;
$$;
comment on function public.tools_for_assistant() is
  'What another assistant may call, and what is switched off for the caller: { tools: [name], off: [kind:name] }. '
  'Raises PT401 unauthenticated.';
grant execute on function public.tools_for_assistant() to authenticated, service_role;

create function public.begin_assistant_call() returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.act_for_assistant();
  perform private.count_use('mcp_calls');
  return jsonb_build_object(
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'timezone', (select p.timezone from public.profiles p where p.user_id = private.current_user_id()));
end;
$$;
comment on function public.begin_assistant_call() is
  'Counts a call that may write, and returns the current time of the caller: { today, now, timezone }. Raises PT429 '
  'rate_limited.';
grant execute on function public.begin_assistant_call() to authenticated, service_role;

create function public.read_for_assistant(tool text, args jsonb default '{}', runtime_args jsonb default '{}') returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.expect_short(1000, read_for_assistant.tool);
  -- Reading tools have these prefixes; a test checks all tools.
  if split_part(read_for_assistant.tool, '_', 1) not in ('analyze', 'get', 'list', 'search') then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.');
  end if;
  perform private.act_for_assistant(read_for_assistant.tool);
  perform private.check_account();
  perform private.count_use('mcp_calls');
  return private.call_tool(read_for_assistant.tool, read_for_assistant.args || read_for_assistant.runtime_args, null);
end;
$$;
comment on function public.read_for_assistant(text, jsonb, jsonb) is
  'One reading tool call of another assistant, run as the caller. runtime_args: arguments that the runtime adds. Raises '
  'PT404 unknown_tool, PT429 rate_limited and what the tool raises.';
grant execute on function public.read_for_assistant(text, jsonb, jsonb) to authenticated, service_role;

create function private.is_of_assistant(conversation public.conversations, assistant text) returns boolean
language sql stable set search_path = '' as $$
  select conversation.client_id = is_of_assistant.assistant or starts_with(conversation.client_id, is_of_assistant.assistant || ':');
$$;

-- Whether a conversation has a running turn or an unanswered proposal. An expired one counts: it may still be on a
-- screen, and a yes to it must not answer another.
create function private.is_waiting(conversation public.conversations) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.pending_actions p
      where p.user_id = conversation.user_id and p.conversation_id = conversation.id and p.status = 'open')
    or exists (
      select from public.turns t
      where t.user_id = conversation.user_id and t.conversation_id = conversation.id and t.status = 'running');
end;
$$;

-- A conversation of the caller, named <assistant> or <assistant>:…, in which another proposal can be made; created
-- when there is none. Raises PT409 too_many_offers.
create function private.assistant_conversation(assistant text, title text) returns public.conversations
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.current_user_id();
  found_one public.conversations;
begin
  select c.* into found_one from public.conversations c
  where c.user_id = caller and private.is_of_assistant(c, assistant_conversation.assistant) and not private.is_waiting(c)
  order by c.created_at, c.id limit 1
  for no key update;
  -- A turn may have begun before the lock.
  if found and not private.is_waiting(found_one) then
    return found_one;
  end if;
  if private.setting('assistant_offers_open', 20) <= (
    select count(*) from public.pending_actions p
    join public.conversations c on c.user_id = p.user_id and c.id = p.conversation_id
    where p.user_id = caller and p.status = 'open' and p.expires_at > clock_timestamp()
      and private.is_of_assistant(c, assistant_conversation.assistant)) then
    perform private.raise(409, 'too_many_offers', 'Já há pedidos demais esperando a resposta da pessoa.');
  end if;
  insert into public.conversations (user_id, client_id, title)
  values (caller, assistant_conversation.assistant || case
      when exists (select from public.conversations c where c.user_id = caller and c.client_id = assistant_conversation.assistant)
      then ':' || left(gen_random_uuid()::text, 8) else '' end,
    assistant_conversation.title)
  returning * into found_one;
  return found_one;
end;
$$;

create function private.offer_for_assistant(
  user_id uuid, assistant text, title text, messages jsonb, answer jsonb, proposal jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  conversation public.conversations;
  waiting record;
  turn constant uuid := (offer_for_assistant.answer #>> '{message,id}')::uuid;
begin
  perform set_config('request.jwt.claim.sub', offer_for_assistant.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', offer_for_assistant.user_id, 'role', 'authenticated')::text,
    true);
  perform private.check_account();
  -- A lock: of two deliveries of one request the second finds the proposals of the first.
  perform private.lock_until_commit('offer for assistant:' || offer_for_assistant.user_id);
  select c.client_id, c.title, p.offer, p.expires_at into waiting
  from public.pending_actions p
  join public.conversations c on c.user_id = p.user_id and c.id = p.conversation_id
  where p.user_id = offer_for_assistant.user_id and p.status = 'open' and p.expires_at > clock_timestamp()
    and private.is_of_assistant(c, offer_for_assistant.assistant)
    and p.tool = offer_for_assistant.proposal ->> 'tool'
    and p.args = offer_for_assistant.proposal -> 'args'
  limit 1;
  if found then
    return jsonb_build_object('conversationId', waiting.client_id, 'title', coalesce(waiting.title, offer_for_assistant.title),
      'offer', waiting.offer, 'expiresAt', waiting.expires_at);
  end if;
  perform private.expect_room('messages', 300);
  conversation := private.assistant_conversation(offer_for_assistant.assistant, offer_for_assistant.title);
  -- The answer has the id of its turn, by which the answer of a button finds it.
  insert into public.turns (id, user_id, conversation_id, kind, lease_until)
  values (turn, offer_for_assistant.user_id, conversation.id, 'request', clock_timestamp() + interval '30 seconds');
  perform public.close_turn(turn, 1, 'completed', 'direct', '{}', offer_for_assistant.messages, offer_for_assistant.answer,
    tray => jsonb_build_object('opened', jsonb_build_array(offer_for_assistant.proposal)));
  return jsonb_build_object('conversationId', conversation.client_id, 'title',
    coalesce(conversation.title, offer_for_assistant.title),
    'offer', offer_for_assistant.proposal -> 'offer',
    'expiresAt', (offer_for_assistant.proposal ->> 'expiresAt')::timestamptz);
end;
$$;

create function public.offer_for_assistant(
  user_id uuid, assistant text, title text, messages jsonb, answer jsonb, proposal jsonb
) returns jsonb
language sql set search_path = '' as $$
  select private.note_access(array[offer_for_assistant.user_id], 'offer_for_assistant', 'assistants');
  select private.offer_for_assistant(offer_for_assistant.user_id, offer_for_assistant.assistant, offer_for_assistant.title,
    offer_for_assistant.messages, offer_for_assistant.answer, offer_for_assistant.proposal);
$$;
comment on function public.offer_for_assistant(uuid, text, text, jsonb, jsonb, jsonb) is
  'Stores a write that another assistant asked for as an offer to the person, in a conversation <assistant> or '
  '<assistant>:…: { conversationId, title, offer, expiresAt }. The same call while it waits is the same offer. Only for '
  'the server, so that what an offer says is what it will do. Raises PT409 too_many_offers, too_many_rows.';
grant execute on function public.offer_for_assistant(uuid, text, text, jsonb, jsonb, jsonb) to service_role;

-- The token of another assistant also works for the data API. These policies show it nothing and let it write nothing.
do $$
declare
  allowed record;
begin
  for allowed in
    select p.tablename as name, lower(p.cmd) as command from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.roles @> '{authenticated}'
    order by 1, 2
  loop
    execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select not private.is_assistant()))',
      allowed.name || '_' || allowed.command || '_in_person', allowed.name, allowed.command,
      case allowed.command when 'insert' then 'with check' else 'using' end);
  end loop;
end;
$$;
