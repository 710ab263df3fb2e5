-- Who may execute the functions of schema private. All such grants are here; a function without a grant is for its
-- owner, as are triggers and functions that only definer functions and jobs call. The order is that of the schema
-- files.

-- Called by people, through public functions, policies and constraints, and by the server.

-- foundation
grant execute on function
  private.act_for_assistant, private.current_user_id, private.fold, private.is_assistant, private.is_blank,
  private.is_plausible, private.is_text, private.is_text_list, private.lock_until_commit, private.raise, private.setting, private.try_uuid,
  private.tools_for_assistants
to authenticated, service_role;

-- profiles
grant execute on function
  private.check_account, private.check_profile, private.is_timezone, private.local_day, private.now_local,
  private.today
to authenticated, service_role;

-- accesses
grant execute on function
  private.note_access
to authenticated, service_role;

-- tool_executions
grant execute on function
  private.record_tool, private.replay_tool
to authenticated, service_role;

-- packs
grant execute on function
  private.lower_limits, private.own_pack_text, private.pack_result, private.pack_revision_json, private.store_definitions
to authenticated, service_role;

-- tool_health
grant execute on function
  private.known_health, private.ms_ago, private.ms_since
to authenticated, service_role;

-- own_packs
grant execute on function
  private.own_pack_json, private.taken_names
to authenticated, service_role;

-- feature_flags
grant execute on function
  private.flags_json
to authenticated, service_role;

-- pending_actions
grant execute on function
  private.check_facts, private.prepare_call, private.turns_that_forget, private.without_previewed_row
to authenticated, service_role;

-- outside_calls
grant execute on function
  private.finish_outside_call
to authenticated, service_role;

-- slots
grant execute on function
  private.apply_slot_rules, private.check_slot, private.goal_state, private.mark_slot_given, private.slot_kind
to authenticated, service_role;

-- knowledge_items
grant execute on function
  private.as_stored, private.check_item_bounds, private.comparable, private.content_digest, private.is_birthday,
  private.is_person_metadata, private.is_sub_area, private.key_marks, private.key_stems, private.keys_alike,
  private.link_knowledge, private.note_validation, private.person_words, private.plain_words,
  private.search_text, private.search_vector, private.supersede
to authenticated, service_role;

-- user_memory
grant execute on function
  private.changed_list, private.check_memory_fields, private.clean_memory_value, private.forget_in_profile,
  private.profile_entries,
  private.is_same_entry, private.mark_fields_edited, private.memory_fields, private.profile_field,
  private.release_fields, private.user_memory_json
to authenticated, service_role;

-- knowledge_words
grant execute on function
  private.words_of
to authenticated, service_role;

-- hybrid_search
grant execute on function
  private.alternative_ideas, private.check_embedding, private.close_words, private.content_words,
  private.is_typo_of, private.rank_matches, private.read_question, private.search_ideas, private.search_terms
to authenticated, service_role;

-- knowledge_search
grant execute on function
  private.check_item_kind, private.find_knowledge, private.knowledge_json, private.knowledge_overview,
  private.parts_that_find
to authenticated, service_role;

-- tools_knowledge
grant execute on function
  private.count_knowledge_uses, private.tool_entries
to authenticated, service_role;

-- people
grant execute on function
  private.aliases_of, private.birthday_of, private.bond_head, private.bond_of, private.find_people,
  private.marks_agree, private.match_tiers, private.mention_json, private.name_words, private.past_bonds,
  private.person_json, private.person_label, private.person_names
to authenticated, service_role;

-- known_people
grant execute on function
  private.ensure_person, private.has_relationship, private.is_me, private.is_same_bond, private.name_person,
  private.people_meant, private.person_content, private.tidy_name, private.unnamed_person
to authenticated, service_role;

-- birthdays
grant execute on function
  private.next_birthday
to authenticated, service_role;

-- update_person
grant execute on function
  private.change_person, private.check_person, private.end_bond, private.news_of_person,
  private.note_beside_person, private.note_person, private.same_bond
to authenticated, service_role;

-- safety
grant execute on function
  private.feeds_safety, private.people_at_home, private.safety_entries, private.with_own_safety
to authenticated, service_role;

-- add_knowledge
grant execute on function
  private.apply_replaces, private.check_knowledge, private.check_not_forgotten, private.complete_person, private.insert_knowledge,
  private.message_quoted, private.new_knowledge, private.refresh_knowledge, private.same_knowledge,
  private.says_same, private.settle_knowledge, private.source_message, private.stems_of, private.text_or_null,
  private.title_of, private.was_offered, private.words_lost
to authenticated, service_role;

-- contradictions
grant execute on function
  private.contains_words, private.contradictions_of, private.ends_earlier, private.is_later, private.is_nested,
  private.is_reading, private.loser_of, private.settle, private.settle_again
to authenticated, service_role;

-- knowledge_questions
grant execute on function
  private.ask_about, private.mark_asked, private.other_side, private.question_json, private.question_of,
  private.question_side, private.resolve_against, private.short_line, private.take_over_person
to authenticated, service_role;

-- correct_knowledge
grant execute on function
  private.check_correction, private.check_current, private.close_questions, private.corrected,
  private.corrections, private.current_successor, private.is_current, private.item_confirmed,
  private.keeps_old_filing, private.knowledge_entry, private.lock_knowledge, private.move_to_correction,
  private.own_knowledge, private.successors, private.value_in_place, private.was_shown
to authenticated, service_role;

-- knowledge_history
grant execute on function
  private.asked_words, private.check_knowledge_filters, private.mentions, private.read_cursor, private.resembles_name
to authenticated, service_role;

-- tracking_entries
grant execute on function
  private.changed_entry, private.check_day_total, private.check_metric, private.convertible_units,
  private.in_known_unit, private.known_custom_name, private.known_person, private.metric_context, private.metric_rules,
  private.own_entry, private.to_cmhg, private.tracking_entry_json, private.unit_factor, private.unit_rules
to authenticated, service_role;

-- habits
grant execute on function
  private.active_habit_names, private.are_times, private.check_completion_date, private.check_frequency,
  private.check_habit_name, private.check_habit_times, private.check_time, private.check_times_a_week, private.closest_habits,
  private.days_done, private.due_days, private.habit_facts,
  private.habit_is_due, private.habit_json, private.habit_progress, private.is_habit_done, private.open_times,
  private.streak_json, private.time_to_tick
to authenticated, service_role;

-- update_habit
grant execute on function
  private.changed_habit
to authenticated, service_role;

-- trends
grant execute on function
  private.daily_values, private.days_of_habits, private.habit_days, private.metric_history,
  private.resolve_habits, private.trend_series
to authenticated, service_role;

-- finance_rules
grant execute on function
  private.category_name, private.due_date, private.finance_amount, private.finance_categories,
  private.finance_category, private.finance_due_day, private.finance_money, private.finance_month,
  private.finance_month_named, private.finance_name, private.finance_name_fits, private.finance_name_score,
  private.finance_past_date, private.finance_rate, private.finance_text, private.mark_latest, private.months_between,
  private.months_to_continue,
  private.next_due_month, private.series_left_out
to authenticated, service_role;

-- incomes
grant execute on function
  private.change_income_series, private.continue_incomes, private.create_income, private.earlier_parts,
  private.income_facts,
  private.income_in_already, private.income_json, private.income_rest, private.income_totals, private.incomes_like,
  private.incomes_summary, private.is_called, private.is_part_of_income, private.receivable_incomes,
  private.add_to_income, private.income_to_receive, private.receive_expected_income, private.similar_income
to authenticated, service_role;

-- bills
grant execute on function
  private.bill_facts, private.bill_json, private.bill_label, private.bills_by_name,
  private.bill_to_pay, private.bills_left_this_month, private.change_bill_series, private.continue_bills, private.create_bill,
  private.open_bill_names, private.pay_bill, private.unpay_bill, private.pending_range, private.refuse_closed_bill
to authenticated, service_role;

-- accounts
grant execute on function
  private.card_month, private.create_account, private.create_card, private.cycle_by_days, private.open_card_bill
to authenticated, service_role;

-- account_names
grant execute on function
  private.account_kind, private.account_label, private.account_meant, private.account_names, private.account_of_entry,
  private.account_told, private.account_words, private.accounts_named, private.calls_with_account,
  private.find_card_month_of_payment, private.with_account
to authenticated, service_role;

-- expenses
grant execute on function
  private.budgets_in_force, private.create_budget, private.end_budget, private.find_card_month,
  private.installment_day, private.purchase_sum, private.spending_by_category, private.spending_of_month, private.split_amount
to authenticated, service_role;

-- card_bills
grant execute on function
  private.account_balance, private.account_json, private.card_bill_json, private.card_bill_to_pay, private.card_bill_with_items,
  private.card_bills_of, private.card_bills_to_pay, private.card_items, private.change_card, private.change_card_bill,
  private.counts_in_balance,
  private.following_dates, private.items_by_day, private.move_by_day, private.move_card_bills,
  private.nearest_day, private.open_purchases, private.opened_since,
  private.planned_transfer, private.prepare_card_bill_change, private.prepared_transfer, private.transfer_json
to authenticated, service_role;

-- purchases
grant execute on function
  private.paid_off_card, private.planned_settlement, private.prepare_settlement, private.purchases_to_settle, private.purchases_with_rest,
  private.rewrite_purchase,
  private.rows_of_purchase, private.settle_purchase, private.steps_back
to authenticated, service_role;

-- budget_warnings
grant execute on function private.warn_of_budget, private.warn_of_changed_expense to authenticated, service_role;
-- statements
grant execute on function
  private.card_payments, private.close_import, private.continue_statement_import, private.decide_statement, private.finish_statement_import,
  private.imported_rows, private.keep_import_lines, private.keep_import_steps, private.open_statement_import, private.settle_matched,
  private.statement_account, private.statement_input, private.statement_records, private.statement_report, private.statement_words,
  private.undo_import_step, private.with_categories, private.write_halves, private.write_statement
to authenticated, service_role;

-- debts
grant execute on function
  private.debt_choices, private.debt_facts, private.debt_json, private.debt_label, private.debt_names,
  private.debt_payment, private.debt_payment_args, private.debt_payments_sum, private.debt_status, private.debts_moved_sum,
  private.debt_to_pay, private.debt_totals, private.debts_by_name, private.next_installment_month, private.open_installments,
  private.open_installments_json, private.own_debt, private.paid_back
to authenticated, service_role;

-- finance_items
grant execute on function
  private.create_debt, private.create_investment, private.deletable_items, private.finance_table,
  private.investment_totals, private.item_label, private.items_to_delete, private.locked_item, private.names_account_of_debt
to authenticated, service_role;

-- update_finance_items
grant execute on function
  private.account_to_name, private.main_account, private.write_columns,
  private.change_account, private.change_budget, private.change_columns, private.change_debt, private.change_entry,
  private.changed_members,
  private.entry_of_month,
  private.checked_changes, private.continue_kind, private.entry_fields, private.prepare_change,
  private.read_entry, private.rows_to_change, private.run_change, private.with_arguments
to authenticated, service_role;

-- debt_payment_changes
grant execute on function
  private.change_debt_payment, private.change_payment_entry, private.debt_without_payment
to authenticated, service_role;

-- finance_summary
grant execute on function
  private.card_bills_due, private.days_summary, private.finance_alerts, private.months_summary, private.pending_bills_summary,
  private.received_on_days,
  private.planned_purchase,
  private.spending_about, private.summary_range
to authenticated, service_role;

-- insights
grant execute on function
  private.cause_rules, private.contrast_days, private.contrast_pairs, private.contrasts, private.is_notable,
  private.kinds_of_day, private.life_series, private.observed_patterns, private.telling_contrasts
to authenticated, service_role;

-- analyze_context
grant execute on function
  private.area_ties, private.clipped, private.clipped_json, private.current_patterns,
  private.open_contradictions, private.record_contradictions, private.slots_of_detail, private.stored_patterns,
  private.suggest_connections, private.topic_facts
to authenticated, service_role;

-- library_items
grant execute on function
  private.library_item_json
to authenticated, service_role;

-- search_items
grant execute on function
  private.check_library_query, private.find_items, private.short_item
to authenticated, service_role;

-- save_items
grant execute on function
  private.check_library_text, private.check_work_state, private.check_year, private.complete_item,
  private.enrich_item, private.film_item, private.link_item, private.same_item, private.save_item
to authenticated, service_role;

-- delete_items
grant execute on function
  private.deletable_item, private.items_called, private.library_label
to authenticated, service_role;

-- update_item
grant execute on function
  private.changed_item, private.new_text, private.text_by_lines
to authenticated, service_role;

-- templates
grant execute on function
  private.read_call
to authenticated, service_role;

-- note_sections
grant execute on function
  private.first_known, private.health_topic, private.item_for_note, private.measure_figures,
  private.note_balance, private.note_habits, private.note_health, private.note_measures, private.note_memory,
  private.note_movements, private.note_payments, private.note_remarks, private.note_spending
to authenticated, service_role;

-- automatic_notes
grant execute on function
  private.appointment_period, private.check_note_request, private.keep_note, private.note_period_of,
  private.report_period
to authenticated, service_role;

-- reminders
grant execute on function
  private.check_reminder_time, private.due_or_all, private.is_reminder_time, private.keep_reminder,
  private.move_reminders, private.prepare_reminder, private.reminder_json, private.reminder_target,
  private.reminder_undo, private.reminders_called, private.target_reminder, private.where_told, private.zone_of
to authenticated, service_role;

-- due_reminders
grant execute on function
  private.mark_reminders_shown, private.reminders_to_show
to authenticated, service_role;

-- coming_days
grant execute on function
  private.bills_between, private.open_reminders, private.planned_day, private.plans_between,
  private.reminders_between
to authenticated, service_role;

-- message_archive
grant execute on function
  private.unarchive_messages
to authenticated, service_role;

-- conversation_summaries
grant execute on function
  private.claim_compaction, private.end_compaction, private.leave_summaries, private.recent_conversations, private.write_summaries
to authenticated, service_role;

-- search_messages
grant execute on function
  private.needles_of, private.part_around
to authenticated, service_role;

-- evidence
grant execute on function
  private.evidence_texts
to authenticated, service_role;

-- do_not_keep
grant execute on function
  private.leave_memory, private.mark_not_to_learn, private.messages_about, private.says
to authenticated, service_role;

-- delete_knowledge
grant execute on function
  private.check_restorable, private.forget, private.items_meant, private.prepare_forgetting, private.reject_items
to authenticated, service_role;

-- model_judgements
grant execute on function
  private.judge_pair
to authenticated, service_role;

-- embeddings
grant execute on function
  private.embedding_text(public.knowledge_items),
  private.embedding_text(public.library_items),
  private.embedding_text(public.tools_knowledge),
  private.count_embedded, private.may_embed, private.owners_of, private.to_embed
to authenticated, service_role;

-- export
grant execute on function
  private.compact, private.export_columns, private.export_part, private.export_query, private.export_references,
  private.export_tables, private.has_column, private.is_portable, private.read_export_cursor
to authenticated, service_role;

-- import
grant execute on function
  private.claim_slice, private.import_report, private.open_import, private.record_slice, private.take_slice
to authenticated, service_role;

-- row_origin
grant execute on function
  private.note_import, private.series_begins_with, private.tables_with_origin, private.writes_to_row
to authenticated, service_role;

-- import_rows
grant execute on function
  private.fill_user_memory, private.import_profile, private.import_rows, private.import_statement, private.switched_off,
  private.import_salt, private.import_user_memory, private.imported_id, private.insert_rows, private.match_knowledge,
  private.place_ids, private.present_ids, private.refusal_of, private.remap_mentions, private.trusted_messages,
  private.trusted_rows
to authenticated, service_role;

-- retention
grant execute on function
  private.kept_from
to authenticated, service_role;

-- account
grant execute on function
  private.erase_account
to authenticated, service_role;

-- limits
grant execute on function
  private.bytes_kept, private.count_use, private.expect_few(jsonb, int), private.expect_few(anyarray, int), private.expect_room,
  private.expect_short,
  private.expect_time, private.rows_kept, private.rows_left, private.uses_of_today
to authenticated, service_role;

-- push_subscriptions
grant execute on function
  private.keep_push_subscription, private.rings_somewhere
to authenticated, service_role;

-- notifications
grant execute on function
  private.queue_test
to authenticated, service_role;

-- Called by the server only: consolidation, embeddings, packs and schedules.

-- accesses
grant execute on function
  private.note_accesses
to service_role;

-- packs
grant execute on function
  private.store_pack
to service_role;

-- feature_flags
grant execute on function
  private.email_of, private.user_of_email
to service_role;

-- pack_versions
grant execute on function
  private.deployment_state, private.has_changed, private.keep_version, private.pack_document,
  private.pack_knowledge, private.restore_knowledge
to service_role;

-- user_memory
grant execute on function
  private.change_user_memory, private.changed_text, private.profile_entry
to service_role;

-- tools_knowledge
grant execute on function
  private.store_knowledge
to service_role;

-- insights
grant execute on function
  private.insights_from, private.keep_insight, private.keep_insights, private.may_keep_insight,
  private.patterns_for_insights, private.retire_insights, private.sources_of
to service_role;

-- deleted_rows
grant execute on function
  private.purge_deleted
to service_role;

-- note_schedule
grant execute on function
  private.act_as, private.claim_notes_of, private.due_notes, private.is_note_wanted, private.settle_note,
  private.users_with_due_notes, private.was_active
to service_role;

-- due_reminders
grant execute on function
  private.mark_due_reminders
to service_role;

-- message_archive
grant execute on function
  private.archive_messages, private.messages_to_archive
to service_role;

-- consolidation_queue
grant execute on function
  private.batch_to_learn, private.claim_due, private.claim_now, private.due_users, private.end_run,
  private.ended_by, private.find_accounts, private.give_up, private.hold_consolidation, private.lease_user,
  private.messages_to_learn, private.record_names, private.unfiled_items
to service_role;

-- push_subscriptions
grant execute on function
  private.has_session, private.remove_ended_devices
to service_role;

-- notifications
grant execute on function
  private.after_quiet_hours, private.notification_subject, private.notifications_to_send, private.people_to_ring,
  private.queue_bills, private.queue_questions, private.queue_reminders
to service_role;

-- notification_actions
grant execute on function
  private.act_on_subject
to service_role;

-- learning
grant execute on function
  private.change_memories, private.is_alike, private.is_person_deleted, private.kept_in_chat,
  private.learn_item, private.learn_items, private.learn_person, private.new_learned, private.overruled,
  private.record_consolidation, private.uuids_in
to service_role;

-- model_judgements
grant execute on function
  private.candidates_for, private.file_item, private.judge_learned
to service_role;

-- embeddings
grant execute on function
  private.items_of_next_users, private.items_to_embed, private.next_to_embed
to service_role;

-- export
grant execute on function
  private.signature
to service_role;

-- usage
grant execute on function
  private.name_or_other, private.tokens
to authenticated, service_role;

-- assistant_requests
grant execute on function
  private.offer_for_assistant
to service_role;

-- Called by people only.

-- conversations
grant execute on function
  private.derive_message, private.find_conversation
to authenticated;

-- tool_executions
grant execute on function
  private.call_tool
to authenticated;

-- pending_actions
grant execute on function
  private.close_tray, private.decide_pending_action, private.is_answerable_in, private.lock_pending_actions,
  private.note_shown, private.open_pending_action, private.pending_action_json, private.run_one_call,
  private.store_pending_result, private.tray_json, private.turns_since_named
to authenticated;

-- standing_yes
grant execute on function
  private.note_standing_offer, private.standing_json
to authenticated;

-- undo
grant execute on function
  private.add_copies, private.add_left_values, private.apply_undo, private.changed_since, private.check_undoable, private.executed,
  private.last_writing_turn, private.mark_undone, private.recent_writes, private.refuse_undo,
  private.replaceable_within, private.replace_writes, private.replaced_by, private.reverse_of, private.rows_of, private.take_back,
  private.undo_execution, private.values_of, private.with_replacements, private.writes_of
to authenticated;

-- knowledge_questions
grant execute on function
  private.claim_topic, private.mark_shown
to authenticated;

-- due_reminders
grant execute on function
  private.claim_reminders
to authenticated;

-- message_window
grant execute on function
  private.message_window
to authenticated;

-- turns
grant execute on function
  private.add_user_message, private.finish_turn, private.free_conversation, private.hold_turn,
  private.reopen_turn, private.start_approval, private.start_turn, private.turn_context
to authenticated;

-- turn_stream
grant execute on function
  private.chunks_after, private.earlier_answers, private.request_stop, private.store_chunks
to authenticated;

-- replaced_messages
grant execute on function
  private.answer_anew
to authenticated;

-- erase_knowledge
grant execute on function
  private.erase_items, private.items_to_erase
to authenticated;

-- conversation_messages
grant execute on function
  private.answers_of, private.begins_message, private.continued_turn, private.rows_of_answer,
  private.shown_action, private.weight_of
to authenticated;
