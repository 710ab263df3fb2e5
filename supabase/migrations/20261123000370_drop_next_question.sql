-- What a turn may ask is claimed by private.claim_topic, since 20261122000500; nothing else looks for a question.

drop function private.next_question(uuid);
