// Generated from the migrations by the Supabase CLI: deno task generate. A test compares it.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  "public": {
    Tables: {
      "accesses": {
        Row: { "created_at": string; "day": string; "last_at": string; "made_by": string; "purpose": string; "times": number; "user_id": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "day": string; "last_at"?: string; "made_by": string; "purpose": string; "times"?: number; "user_id": string };
        Update: { "created_at"?: string; "day"?: string; "last_at"?: string; "made_by"?: string; "purpose"?: string; "times"?: number; "user_id"?: string };
        Relationships: [];
      };
      "accounts": {
        Row: { "closing_day": number | null; "created_at": string; "credit_limit": number | null; "deleted_at": string | null; "due_day": number | null; "id": string; "is_default": boolean; "kind": string; "name": string; "opened_on": string; "opening_balance": number; "user_id": string };
        ComputedFields: never;
        Insert: { "closing_day"?: number | null; "created_at"?: string; "credit_limit"?: number | null; "deleted_at"?: string | null; "due_day"?: number | null; "id"?: string; "is_default"?: boolean; "kind": string; "name": string; "opened_on"?: string; "opening_balance"?: number; "user_id"?: string };
        Update: { "closing_day"?: number | null; "created_at"?: string; "credit_limit"?: number | null; "deleted_at"?: string | null; "due_day"?: number | null; "id"?: string; "is_default"?: boolean; "kind"?: string; "name"?: string; "opened_on"?: string; "opening_balance"?: number; "user_id"?: string };
        Relationships: [];
      };
      "bills": {
        Row: { "account_id": string | null; "amount": number; "card_month": string | null; "category": string; "created_at": string; "deleted_at": string | null; "due_day": number; "due_on": string; "group_id": string; "id": string; "month": string; "name": string; "paid_on": string | null; "recurring": boolean; "status": string; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id"?: string | null; "amount": number; "card_month"?: string | null; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "due_day": number; "due_on"?: never; "group_id"?: string; "id"?: string; "month"?: string; "name": string; "paid_on"?: string | null; "recurring"?: boolean; "status"?: string; "user_id"?: string };
        Update: { "account_id"?: string | null; "amount"?: number; "card_month"?: string | null; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "due_day"?: number; "due_on"?: never; "group_id"?: string; "id"?: string; "month"?: string; "name"?: string; "paid_on"?: string | null; "recurring"?: boolean; "status"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "bills_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "budget_warnings": {
        Row: { "budget": number; "category": string; "created_at": string; "id": string; "mark": number; "month": string; "user_id": string };
        ComputedFields: never;
        Insert: { "budget": number; "category": string; "created_at"?: string; "id"?: string; "mark": number; "month": string; "user_id"?: string };
        Update: { "budget"?: number; "category"?: string; "created_at"?: string; "id"?: string; "mark"?: number; "month"?: string; "user_id"?: string };
        Relationships: [];
      };
      "budgets": {
        Row: { "amount": number; "category": string; "created_at": string; "deleted_at": string | null; "id": string; "month": string; "recurring": boolean; "user_id": string };
        ComputedFields: never;
        Insert: { "amount": number; "category": string; "created_at"?: string; "deleted_at"?: string | null; "id"?: string; "month"?: string; "recurring"?: boolean; "user_id"?: string };
        Update: { "amount"?: number; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "id"?: string; "month"?: string; "recurring"?: boolean; "user_id"?: string };
        Relationships: [];
      };
      "card_bills": {
        Row: { "account_id": string; "closes_on": string; "created_at": string; "deleted_at": string | null; "due_on": string; "id": string; "month": string; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id": string; "closes_on": string; "created_at"?: string; "deleted_at"?: string | null; "due_on": string; "id"?: string; "month": string; "user_id"?: string };
        Update: { "account_id"?: string; "closes_on"?: string; "created_at"?: string; "deleted_at"?: string | null; "due_on"?: string; "id"?: string; "month"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "card_bills_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "conversations": {
        Row: { "archived_at": string | null; "client_id": string; "created_at": string; "forgotten_to": number; "id": string; "long_term_summary": string | null; "off_memory_at": string | null; "structured_summary": Json | null; "summarized_to": number; "summary_version": number; "title": string | null; "type": string; "updated_at": string; "user_id": string };
        ComputedFields: never;
        Insert: { "archived_at"?: string | null; "client_id"?: string; "created_at"?: string; "forgotten_to"?: number; "id"?: string; "long_term_summary"?: string | null; "off_memory_at"?: string | null; "structured_summary"?: Json | null; "summarized_to"?: number; "summary_version"?: number; "title"?: string | null; "type"?: string; "updated_at"?: string; "user_id"?: string };
        Update: { "archived_at"?: string | null; "client_id"?: string; "created_at"?: string; "forgotten_to"?: number; "id"?: string; "long_term_summary"?: string | null; "off_memory_at"?: string | null; "structured_summary"?: Json | null; "summarized_to"?: number; "summary_version"?: number; "title"?: string | null; "type"?: string; "updated_at"?: string; "user_id"?: string };
        Relationships: [];
      };
      "debt_payments": {
        Row: { "account_id": string | null; "ahead": number; "amount": number; "card_month": string | null; "created_at": string; "debt_id": string; "deleted_at": string | null; "id": string; "installment_amount": number | null; "installments": number; "paid_on": string; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id"?: string | null; "ahead"?: number; "amount": number; "card_month"?: string | null; "created_at"?: string; "debt_id": string; "deleted_at"?: string | null; "id"?: string; "installment_amount"?: number | null; "installments"?: number; "paid_on"?: string; "user_id"?: string };
        Update: { "account_id"?: string | null; "ahead"?: number; "amount"?: number; "card_month"?: string | null; "created_at"?: string; "debt_id"?: string; "deleted_at"?: string | null; "id"?: string; "installment_amount"?: number | null; "installments"?: number; "paid_on"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "debt_payments_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "debt_payments_user_id_debt_id_fkey";
            columns: ["user_id", "debt_id"];
            isOneToOne: false;
            referencedRelation: "debts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "debts": {
        Row: { "account_id": string | null; "created_at": string; "current_installment": number; "deleted_at": string | null; "due_day": number | null; "id": string; "installment_amount": number; "installments": number; "interest_rate": number | null; "moved_on": string; "name": string; "negotiated": boolean; "owed_to_me": boolean; "paid_ahead": number; "paid_amount": number; "paid_in_full": number | null; "start_month": string; "status": string; "total_amount": number; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id"?: string | null; "created_at"?: string; "current_installment"?: number; "deleted_at"?: string | null; "due_day"?: number | null; "id"?: string; "installment_amount": number; "installments"?: number; "interest_rate"?: number | null; "moved_on"?: string; "name": string; "negotiated"?: boolean; "owed_to_me"?: boolean; "paid_ahead"?: number; "paid_amount"?: never; "paid_in_full"?: number | null; "start_month"?: string; "status"?: string; "total_amount"?: never; "user_id"?: string };
        Update: { "account_id"?: string | null; "created_at"?: string; "current_installment"?: number; "deleted_at"?: string | null; "due_day"?: number | null; "id"?: string; "installment_amount"?: number; "installments"?: number; "interest_rate"?: number | null; "moved_on"?: string; "name"?: string; "negotiated"?: boolean; "owed_to_me"?: boolean; "paid_ahead"?: number; "paid_amount"?: never; "paid_in_full"?: number | null; "start_month"?: string; "status"?: string; "total_amount"?: never; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "debts_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "expenses": {
        Row: { "account_id": string | null; "amount": number; "bought_on": string | null; "card_month": string | null; "category": string; "created_at": string; "deleted_at": string | null; "description": string; "id": string; "installment": number | null; "installments": number | null; "purchase_id": string | null; "spent_on": string; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id"?: string | null; "amount": number; "bought_on"?: string | null; "card_month"?: string | null; "category": string; "created_at"?: string; "deleted_at"?: string | null; "description": string; "id"?: string; "installment"?: number | null; "installments"?: number | null; "purchase_id"?: string | null; "spent_on"?: string; "user_id"?: string };
        Update: { "account_id"?: string | null; "amount"?: number; "bought_on"?: string | null; "card_month"?: string | null; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "description"?: string; "id"?: string; "installment"?: number | null; "installments"?: number | null; "purchase_id"?: string | null; "spent_on"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "expenses_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "feature_flags": {
        Row: { "created_at": string; "enabled": boolean; "id": string; "kind": string; "name": string; "user_id": string | null };
        ComputedFields: never;
        Insert: { "created_at"?: string; "enabled": boolean; "id"?: string; "kind": string; "name": string; "user_id"?: string | null };
        Update: { "created_at"?: string; "enabled"?: boolean; "id"?: string; "kind"?: string; "name"?: string; "user_id"?: string | null };
        Relationships: [];
      };
      "habit_completions": {
        Row: { "completion_date": string; "completion_time": string | null; "created_at": string; "deleted_at": string | null; "habit_id": string; "id": string; "note": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "completion_date": string; "completion_time"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "habit_id": string; "id"?: string; "note"?: string | null; "user_id"?: string };
        Update: { "completion_date"?: string; "completion_time"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "habit_id"?: string; "id"?: string; "note"?: string | null; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "habit_completions_user_id_habit_id_fkey";
            columns: ["user_id", "habit_id"];
            isOneToOne: false;
            referencedRelation: "habits";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "habits": {
        Row: { "active": boolean; "created_at": string; "days": (number)[]; "frequency": string; "id": string; "name": string; "times": (string)[]; "times_a_week": number | null; "user_id": string };
        ComputedFields: never;
        Insert: { "active"?: boolean; "created_at"?: string; "days"?: (number)[]; "frequency"?: string; "id"?: string; "name": string; "times"?: (string)[]; "times_a_week"?: number | null; "user_id"?: string };
        Update: { "active"?: boolean; "created_at"?: string; "days"?: (number)[]; "frequency"?: string; "id"?: string; "name"?: string; "times"?: (string)[]; "times_a_week"?: number | null; "user_id"?: string };
        Relationships: [];
      };
      "incomes": {
        Row: { "account_id": string | null; "actual_amount": number | null; "card_month": string | null; "category": string; "created_at": string; "deleted_at": string | null; "due_day": number | null; "expected_amount": number; "group_id": string; "id": string; "month": string; "name": string; "purchase_id": string | null; "received_on": string | null; "recurring": boolean; "rest_expected": boolean; "user_id": string };
        ComputedFields: never;
        Insert: { "account_id"?: string | null; "actual_amount"?: number | null; "card_month"?: string | null; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "due_day"?: number | null; "expected_amount": number; "group_id"?: string; "id"?: string; "month"?: string; "name": string; "purchase_id"?: string | null; "received_on"?: string | null; "recurring"?: boolean; "rest_expected"?: boolean; "user_id"?: string };
        Update: { "account_id"?: string | null; "actual_amount"?: number | null; "card_month"?: string | null; "category"?: string; "created_at"?: string; "deleted_at"?: string | null; "due_day"?: number | null; "expected_amount"?: number; "group_id"?: string; "id"?: string; "month"?: string; "name"?: string; "purchase_id"?: string | null; "received_on"?: string | null; "recurring"?: boolean; "rest_expected"?: boolean; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "incomes_user_id_account_id_fkey";
            columns: ["user_id", "account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "investments": {
        Row: { "amount": number; "category": string; "created_at": string; "current_value": number | null; "deleted_at": string | null; "id": string; "invested_on": string; "name": string; "user_id": string };
        ComputedFields: never;
        Insert: { "amount": number; "category"?: string; "created_at"?: string; "current_value"?: number | null; "deleted_at"?: string | null; "id"?: string; "invested_on"?: string; "name": string; "user_id"?: string };
        Update: { "amount"?: number; "category"?: string; "created_at"?: string; "current_value"?: number | null; "deleted_at"?: string | null; "id"?: string; "invested_on"?: string; "name"?: string; "user_id"?: string };
        Relationships: [];
      };
      "knowledge_items": {
        Row: { "area": string; "asked_at": string | null; "confidence": number; "content": string; "content_digest": string; "created_at": string; "deleted_at": string | null; "derived_from": Json | null; "embedding": unknown; "embedding_model": string | null; "filed_at": string | null; "holds": boolean; "id": string; "inference_evidence": string | null; "key_marks": string | null; "key_plain": string; "key_stems": string | null; "needs_resolution": boolean; "pattern": string | null; "person_metadata": Json | null; "plain": string; "profile_entry": Json | null; "quote": string | null; "retired_at": string | null; "search": unknown; "seen_at": string | null; "slot": string | null; "slot_key": string | null; "source": string; "source_ref": string | null; "stated_at": string; "sub_area": string | null; "subject": string; "subject_id": string | null; "superseded_at": string | null; "superseded_by_id": string | null; "tags": (string)[]; "title": string; "type": string; "updated_at": string; "user_id": string; "validated_at": string | null; "validated_by_user": boolean; "value": string | null; "value_plain": string | null };
        ComputedFields: never;
        Insert: { "area": string; "asked_at"?: string | null; "confidence"?: number; "content": string; "content_digest"?: never; "created_at"?: string; "deleted_at"?: string | null; "derived_from"?: Json | null; "embedding"?: unknown; "embedding_model"?: string | null; "filed_at"?: string | null; "holds"?: boolean; "id"?: string; "inference_evidence"?: string | null; "key_marks"?: never; "key_plain"?: never; "key_stems"?: never; "needs_resolution"?: boolean; "pattern"?: string | null; "person_metadata"?: Json | null; "plain"?: never; "profile_entry"?: Json | null; "quote"?: string | null; "retired_at"?: string | null; "search"?: never; "seen_at"?: string | null; "slot"?: string | null; "slot_key"?: string | null; "source"?: string; "source_ref"?: string | null; "stated_at"?: string; "sub_area"?: string | null; "subject"?: string; "subject_id"?: never; "superseded_at"?: string | null; "superseded_by_id"?: string | null; "tags"?: (string)[]; "title": string; "type": string; "updated_at"?: string; "user_id"?: string; "validated_at"?: string | null; "validated_by_user"?: boolean; "value"?: string | null; "value_plain"?: never };
        Update: { "area"?: string; "asked_at"?: string | null; "confidence"?: number; "content"?: string; "content_digest"?: never; "created_at"?: string; "deleted_at"?: string | null; "derived_from"?: Json | null; "embedding"?: unknown; "embedding_model"?: string | null; "filed_at"?: string | null; "holds"?: boolean; "id"?: string; "inference_evidence"?: string | null; "key_marks"?: never; "key_plain"?: never; "key_stems"?: never; "needs_resolution"?: boolean; "pattern"?: string | null; "person_metadata"?: Json | null; "plain"?: never; "profile_entry"?: Json | null; "quote"?: string | null; "retired_at"?: string | null; "search"?: never; "seen_at"?: string | null; "slot"?: string | null; "slot_key"?: string | null; "source"?: string; "source_ref"?: string | null; "stated_at"?: string; "sub_area"?: string | null; "subject"?: string; "subject_id"?: never; "superseded_at"?: string | null; "superseded_by_id"?: string | null; "tags"?: (string)[]; "title"?: string; "type"?: string; "updated_at"?: string; "user_id"?: string; "validated_at"?: string | null; "validated_by_user"?: boolean; "value"?: string | null; "value_plain"?: never };
        Relationships: [
          {
            foreignKeyName: "knowledge_items_user_id_source_ref_fkey";
            columns: ["user_id", "source_ref"];
            isOneToOne: false;
            referencedRelation: "messages";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "knowledge_items_user_id_subject_id_fkey";
            columns: ["user_id", "subject_id"];
            isOneToOne: false;
            referencedRelation: "knowledge_items";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "knowledge_items_user_id_superseded_by_id_fkey";
            columns: ["user_id", "superseded_by_id"];
            isOneToOne: false;
            referencedRelation: "knowledge_items";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "knowledge_links": {
        Row: { "created_at": string; "from_id": string; "id": string; "relation": string; "to_id": string; "user_id": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "from_id": string; "id"?: string; "relation"?: string; "to_id": string; "user_id"?: string };
        Update: { "created_at"?: string; "from_id"?: string; "id"?: string; "relation"?: string; "to_id"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "knowledge_links_user_id_from_id_fkey";
            columns: ["user_id", "from_id"];
            isOneToOne: false;
            referencedRelation: "knowledge_items";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "knowledge_links_user_id_to_id_fkey";
            columns: ["user_id", "to_id"];
            isOneToOne: false;
            referencedRelation: "knowledge_items";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "library_items": {
        Row: { "author": string | null; "content": string | null; "created_at": string; "deleted_at": string | null; "embedding": unknown; "embedding_model": string | null; "generated_at": string | null; "id": string; "kind": string | null; "open_library_id": string | null; "origin": string; "period_from": string | null; "period_to": string | null; "rating": number | null; "search": unknown; "status": string | null; "title": string; "title_plain": string; "tmdb_id": number | null; "type": string; "updated_at": string; "url": string | null; "user_id": string; "year": number | null };
        ComputedFields: never;
        Insert: { "author"?: string | null; "content"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "embedding"?: unknown; "embedding_model"?: string | null; "generated_at"?: string | null; "id"?: string; "kind"?: string | null; "open_library_id"?: string | null; "origin"?: string; "period_from"?: string | null; "period_to"?: string | null; "rating"?: number | null; "search"?: unknown; "status"?: string | null; "title": string; "title_plain"?: string; "tmdb_id"?: number | null; "type": string; "updated_at"?: string; "url"?: string | null; "user_id"?: string; "year"?: number | null };
        Update: { "author"?: string | null; "content"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "embedding"?: unknown; "embedding_model"?: string | null; "generated_at"?: string | null; "id"?: string; "kind"?: string | null; "open_library_id"?: string | null; "origin"?: string; "period_from"?: string | null; "period_to"?: string | null; "rating"?: number | null; "search"?: unknown; "status"?: string | null; "title"?: string; "title_plain"?: string; "tmdb_id"?: number | null; "type"?: string; "updated_at"?: string; "url"?: string | null; "user_id"?: string; "year"?: number | null };
        Relationships: [];
      };
      "memory_consolidations": {
        Row: { "attempt": number; "consolidated_from": string | null; "consolidated_to": string | null; "created_at": string; "error_message": string | null; "facts_created": number; "facts_updated": number; "id": string; "inferences_created": number; "memory_updates": NonNullable<Json>; "messages_processed": number; "raw_output": Json | null; "rejections": NonNullable<Json>; "started_at": string; "status": string; "user_id": string };
        ComputedFields: never;
        Insert: { "attempt": number; "consolidated_from"?: string | null; "consolidated_to"?: string | null; "created_at"?: string; "error_message"?: string | null; "facts_created"?: number; "facts_updated"?: number; "id"?: string; "inferences_created"?: number; "memory_updates"?: NonNullable<Json>; "messages_processed"?: number; "raw_output"?: Json | null; "rejections"?: NonNullable<Json>; "started_at": string; "status": string; "user_id": string };
        Update: { "attempt"?: number; "consolidated_from"?: string | null; "consolidated_to"?: string | null; "created_at"?: string; "error_message"?: string | null; "facts_created"?: number; "facts_updated"?: number; "id"?: string; "inferences_created"?: number; "memory_updates"?: NonNullable<Json>; "messages_processed"?: number; "raw_output"?: Json | null; "rejections"?: NonNullable<Json>; "started_at"?: string; "status"?: string; "user_id"?: string };
        Relationships: [];
      };
      "message_archive": {
        Row: { "archived_at": string; "client_message_id": string | null; "consolidation_id": string | null; "content": string; "conversation_id": string; "created_at": string; "id": string; "name": string | null; "not_to_learn_at": string | null; "parts": NonNullable<Json>; "replaced_at": string | null; "role": string; "seq": number; "tool_call_id": string | null; "tool_calls": Json | null; "turn_id": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "archived_at"?: string; "client_message_id"?: string | null; "consolidation_id"?: string | null; "content": string; "conversation_id": string; "created_at": string; "id": string; "name"?: string | null; "not_to_learn_at"?: string | null; "parts": NonNullable<Json>; "replaced_at"?: string | null; "role": string; "seq": number; "tool_call_id"?: string | null; "tool_calls"?: Json | null; "turn_id"?: string | null; "user_id": string };
        Update: { "archived_at"?: string; "client_message_id"?: string | null; "consolidation_id"?: string | null; "content"?: string; "conversation_id"?: string; "created_at"?: string; "id"?: string; "name"?: string | null; "not_to_learn_at"?: string | null; "parts"?: NonNullable<Json>; "replaced_at"?: string | null; "role"?: string; "seq"?: number; "tool_call_id"?: string | null; "tool_calls"?: Json | null; "turn_id"?: string | null; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "message_archive_user_id_consolidation_id_fkey";
            columns: ["user_id", "consolidation_id"];
            isOneToOne: false;
            referencedRelation: "memory_consolidations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "message_archive_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "message_archive_user_id_turn_id_fkey";
            columns: ["user_id", "turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "messages": {
        Row: { "client_message_id": string | null; "consolidation_id": string | null; "content": string; "conversation_id": string; "created_at": string; "id": string; "name": string | null; "not_to_learn_at": string | null; "parts": NonNullable<Json>; "replaced_at": string | null; "role": string; "seq": number; "tool_call_id": string | null; "tool_calls": Json | null; "turn_id": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "client_message_id"?: string | null; "consolidation_id"?: string | null; "content"?: string; "conversation_id": string; "created_at"?: string; "id"?: string; "name"?: string | null; "not_to_learn_at"?: string | null; "parts": NonNullable<Json>; "replaced_at"?: string | null; "role": string; "seq"?: never; "tool_call_id"?: string | null; "tool_calls"?: Json | null; "turn_id"?: string | null; "user_id"?: string };
        Update: { "client_message_id"?: string | null; "consolidation_id"?: string | null; "content"?: string; "conversation_id"?: string; "created_at"?: string; "id"?: string; "name"?: string | null; "not_to_learn_at"?: string | null; "parts"?: NonNullable<Json>; "replaced_at"?: string | null; "role"?: string; "seq"?: never; "tool_call_id"?: string | null; "tool_calls"?: Json | null; "turn_id"?: string | null; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "messages_user_id_consolidation_id_fkey";
            columns: ["user_id", "consolidation_id"];
            isOneToOne: false;
            referencedRelation: "memory_consolidations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "messages_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "messages_user_id_turn_id_fkey";
            columns: ["user_id", "turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "pack_versions": {
        Row: { "document": NonNullable<Json>; "id": number; "knowledge": NonNullable<Json>; "pack": string; "pushed_at": string; "replaced_at": string; "version": string };
        ComputedFields: never;
        Insert: { "document": NonNullable<Json>; "id"?: never; "knowledge": NonNullable<Json>; "pack": string; "pushed_at": string; "replaced_at"?: string; "version": string };
        Update: { "document"?: NonNullable<Json>; "id"?: never; "knowledge"?: NonNullable<Json>; "pack"?: string; "pushed_at"?: string; "replaced_at"?: string; "version"?: string };
        Relationships: [];
      };
      "pending_actions": {
        Row: { "args": NonNullable<Json>; "choices": Json | null; "conversation_id": string; "created_at": string; "decided_at": string | null; "decided_elsewhere": boolean; "decided_turn_id": string | null; "expires_at": string; "facts": Json | null; "id": string; "kind": string; "offer": string; "position": number; "record_kind": string | null; "reminded_at": string | null; "replaces": (string)[]; "result": Json | null; "shown_turn_id": string | null; "skills": (string)[]; "source": string | null; "status": string; "tool": string; "tool_call_id": string; "turn_id": string; "user_id": string };
        ComputedFields: never;
        Insert: { "args": NonNullable<Json>; "choices"?: Json | null; "conversation_id": string; "created_at"?: string; "decided_at"?: string | null; "decided_elsewhere"?: boolean; "decided_turn_id"?: string | null; "expires_at"?: string; "facts"?: Json | null; "id": string; "kind"?: string; "offer": string; "position"?: never; "record_kind"?: string | null; "reminded_at"?: string | null; "replaces"?: (string)[]; "result"?: Json | null; "shown_turn_id"?: string | null; "skills"?: (string)[]; "source"?: string | null; "status"?: string; "tool": string; "tool_call_id": string; "turn_id": string; "user_id": string };
        Update: { "args"?: NonNullable<Json>; "choices"?: Json | null; "conversation_id"?: string; "created_at"?: string; "decided_at"?: string | null; "decided_elsewhere"?: boolean; "decided_turn_id"?: string | null; "expires_at"?: string; "facts"?: Json | null; "id"?: string; "kind"?: string; "offer"?: string; "position"?: never; "record_kind"?: string | null; "reminded_at"?: string | null; "replaces"?: (string)[]; "result"?: Json | null; "shown_turn_id"?: string | null; "skills"?: (string)[]; "source"?: string | null; "status"?: string; "tool"?: string; "tool_call_id"?: string; "turn_id"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "pending_actions_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "pending_actions_user_id_decided_turn_id_fkey";
            columns: ["user_id", "decided_turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "pending_actions_user_id_shown_turn_id_fkey";
            columns: ["user_id", "shown_turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "pending_actions_user_id_turn_id_fkey";
            columns: ["user_id", "turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "profiles": {
        Row: { "created_at": string; "display_name": string | null; "keep_messages_months": number | null; "lock_screen_text": boolean; "pronouns": string | null; "quiet_from": string | null; "quiet_until": string | null; "ring_questions": boolean; "timezone": string; "updated_at": string; "user_id": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "display_name"?: string | null; "keep_messages_months"?: number | null; "lock_screen_text"?: boolean; "pronouns"?: string | null; "quiet_from"?: string | null; "quiet_until"?: string | null; "ring_questions"?: boolean; "timezone"?: string; "updated_at"?: string; "user_id"?: string };
        Update: { "created_at"?: string; "display_name"?: string | null; "keep_messages_months"?: number | null; "lock_screen_text"?: boolean; "pronouns"?: string | null; "quiet_from"?: string | null; "quiet_until"?: string | null; "ring_questions"?: boolean; "timezone"?: string; "updated_at"?: string; "user_id"?: string };
        Relationships: [];
      };
      "prompt_texts": {
        Row: { "created_at": string; "name": string; "text": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "name": string; "text": string };
        Update: { "created_at"?: string; "name"?: string; "text"?: string };
        Relationships: [];
      };
      "push_subscriptions": {
        Row: { "auth": string; "created_at": string; "device": string; "endpoint": string; "id": string; "p256dh": string; "session_id": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "auth": string; "created_at"?: string; "device"?: string; "endpoint": string; "id"?: string; "p256dh": string; "session_id"?: string | null; "user_id"?: string };
        Update: { "auth"?: string; "created_at"?: string; "device"?: string; "endpoint"?: string; "id"?: string; "p256dh"?: string; "session_id"?: string | null; "user_id"?: string };
        Relationships: [];
      };
      "reminders": {
        Row: { "came_due_at": string | null; "claimed_turn_id": string | null; "created_at": string; "deleted_at": string | null; "done_at": string | null; "due_at": string | null; "expand_after": string | null; "id": string; "recurrence": string | null; "shown_at": string | null; "snoozed_until": string | null; "starts_at": string; "text": string; "upcoming": (string)[]; "user_id": string };
        ComputedFields: never;
        Insert: { "came_due_at"?: string | null; "claimed_turn_id"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "done_at"?: string | null; "due_at"?: string | null; "expand_after"?: string | null; "id"?: string; "recurrence"?: string | null; "shown_at"?: string | null; "snoozed_until"?: string | null; "starts_at": string; "text": string; "upcoming"?: (string)[]; "user_id"?: string };
        Update: { "came_due_at"?: string | null; "claimed_turn_id"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "done_at"?: string | null; "due_at"?: string | null; "expand_after"?: string | null; "id"?: string; "recurrence"?: string | null; "shown_at"?: string | null; "snoozed_until"?: string | null; "starts_at"?: string; "text"?: string; "upcoming"?: (string)[]; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "reminders_user_id_claimed_turn_id_fkey";
            columns: ["user_id", "claimed_turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "standing_yes": {
        Row: { "created_at": string; "id": string; "is_on": boolean; "kind": string; "offered_at": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "id"?: string; "is_on"?: boolean; "kind": string; "offered_at"?: string | null; "user_id"?: string };
        Update: { "created_at"?: string; "id"?: string; "is_on"?: boolean; "kind"?: string; "offered_at"?: string | null; "user_id"?: string };
        Relationships: [];
      };
      "tool_definitions": {
        Row: { "confirmation": string | null; "created_at": string; "definition": NonNullable<Json>; "enabled": boolean; "id": string; "limits": NonNullable<Json>; "name": string; "pack_id": string; "position": number; "user_id": string | null };
        ComputedFields: never;
        Insert: { "confirmation"?: string | null; "created_at"?: string; "definition": NonNullable<Json>; "enabled"?: boolean; "id"?: string; "limits"?: NonNullable<Json>; "name": string; "pack_id": string; "position": number; "user_id"?: string | null };
        Update: { "confirmation"?: string | null; "created_at"?: string; "definition"?: NonNullable<Json>; "enabled"?: boolean; "id"?: string; "limits"?: NonNullable<Json>; "name"?: string; "pack_id"?: string; "position"?: number; "user_id"?: string | null };
        Relationships: [
          {
            foreignKeyName: "tool_definitions_pack_id_fkey";
            columns: ["pack_id"];
            isOneToOne: false;
            referencedRelation: "tool_packs";
            referencedColumns: ["id"];
          },
        ];
      };
      "tool_executions": {
        Row: { "args": NonNullable<Json>; "created_at": string; "id": string; "result": NonNullable<Json>; "seq": number; "tool": string; "tool_call_id": string; "turn_id": string | null; "undo": Json | null; "undone_at": string | null; "user_id": string };
        ComputedFields: never;
        Insert: { "args"?: NonNullable<Json>; "created_at"?: string; "id"?: string; "result": NonNullable<Json>; "seq"?: never; "tool": string; "tool_call_id": string; "turn_id"?: string | null; "undo"?: Json | null; "undone_at"?: string | null; "user_id": string };
        Update: { "args"?: NonNullable<Json>; "created_at"?: string; "id"?: string; "result"?: NonNullable<Json>; "seq"?: never; "tool"?: string; "tool_call_id"?: string; "turn_id"?: string | null; "undo"?: Json | null; "undone_at"?: string | null; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "tool_executions_user_id_turn_id_fkey";
            columns: ["user_id", "turn_id"];
            isOneToOne: false;
            referencedRelation: "turns";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "tool_health": {
        Row: { "checked_at": string | null; "failed_at": string | null; "failure": string | null; "failures": number; "opened_at": string | null; "tool": string };
        ComputedFields: never;
        Insert: { "checked_at"?: string | null; "failed_at"?: string | null; "failure"?: string | null; "failures": number; "opened_at"?: string | null; "tool": string };
        Update: { "checked_at"?: string | null; "failed_at"?: string | null; "failure"?: string | null; "failures"?: number; "opened_at"?: string | null; "tool"?: string };
        Relationships: [];
      };
      "tool_packs": {
        Row: { "content": NonNullable<Json>; "created_at": string; "enabled": boolean; "id": string; "name": string; "pushed_at": string; "user_id": string | null; "version": string };
        ComputedFields: never;
        Insert: { "content": NonNullable<Json>; "created_at"?: string; "enabled"?: boolean; "id"?: string; "name": string; "pushed_at"?: string; "user_id"?: string | null; "version": string };
        Update: { "content"?: NonNullable<Json>; "created_at"?: string; "enabled"?: boolean; "id"?: string; "name"?: string; "pushed_at"?: string; "user_id"?: string | null; "version"?: string };
        Relationships: [];
      };
      "tools_knowledge": {
        Row: { "content": string; "content_hash": string; "created_at": string; "embedding": unknown; "embedding_model": string | null; "entity": string; "entity_type": string; "id": string; "metadata": NonNullable<Json>; "pack": string | null; "plain": string; "position": number; "search": unknown; "tokens": number; "topic": string; "uses": number };
        ComputedFields: never;
        Insert: { "content": string; "content_hash"?: never; "created_at"?: string; "embedding"?: unknown; "embedding_model"?: string | null; "entity": string; "entity_type": string; "id"?: string; "metadata"?: NonNullable<Json>; "pack"?: string | null; "plain"?: never; "position"?: number; "search"?: never; "tokens": number; "topic": string; "uses"?: number };
        Update: { "content"?: string; "content_hash"?: never; "created_at"?: string; "embedding"?: unknown; "embedding_model"?: string | null; "entity"?: string; "entity_type"?: string; "id"?: string; "metadata"?: NonNullable<Json>; "pack"?: string | null; "plain"?: never; "position"?: number; "search"?: never; "tokens"?: number; "topic"?: string; "uses"?: number };
        Relationships: [];
      };
      "tracking_entries": {
        Row: { "created_at": string; "custom_name": string | null; "custom_unit": string | null; "deleted_at": string | null; "entry_date": string; "id": string; "metric": string; "note": string | null; "person": string | null; "unit": string | null; "user_id": string; "value": number; "value2": number | null };
        ComputedFields: never;
        Insert: { "created_at"?: string; "custom_name"?: string | null; "custom_unit"?: string | null; "deleted_at"?: string | null; "entry_date": string; "id"?: string; "metric": string; "note"?: string | null; "person"?: string | null; "unit"?: never; "user_id"?: string; "value": number; "value2"?: number | null };
        Update: { "created_at"?: string; "custom_name"?: string | null; "custom_unit"?: string | null; "deleted_at"?: string | null; "entry_date"?: string; "id"?: string; "metric"?: string; "note"?: string | null; "person"?: string | null; "unit"?: never; "user_id"?: string; "value"?: number; "value2"?: number | null };
        Relationships: [];
      };
      "transfers": {
        Row: { "amount": number; "card_month": string | null; "created_at": string; "deleted_at": string | null; "from_account_id": string | null; "id": string; "moved_on": string; "to_account_id": string; "user_id": string };
        ComputedFields: never;
        Insert: { "amount": number; "card_month"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "from_account_id"?: string | null; "id"?: string; "moved_on"?: string; "to_account_id": string; "user_id"?: string };
        Update: { "amount"?: number; "card_month"?: string | null; "created_at"?: string; "deleted_at"?: string | null; "from_account_id"?: string | null; "id"?: string; "moved_on"?: string; "to_account_id"?: string; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "transfers_user_id_from_account_id_fkey";
            columns: ["user_id", "from_account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "transfers_user_id_to_account_id_fkey";
            columns: ["user_id", "to_account_id"];
            isOneToOne: false;
            referencedRelation: "accounts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "turns": {
        Row: { "answer": Json | null; "approvals": Json | null; "attempt": number; "attempt_began_at": string; "background_trips": number | null; "closed_at": string | null; "conversation_id": string; "created_at": string; "error": string | null; "first_word_ms": number | null; "id": string; "intent": string | null; "kind": string; "lease_until": string; "model": string | null; "model_calls": number; "pending_action_id": string | null; "round_trips": number | null; "route": string | null; "skills": (string)[]; "status": string; "steps": NonNullable<Json>; "stop_requested_at": string | null; "streamed": boolean; "took_ms": number | null; "tools": (string)[]; "topic_id": string | null; "usage": NonNullable<Json>; "user_id": string };
        ComputedFields: never;
        Insert: { "answer"?: Json | null; "approvals"?: Json | null; "attempt"?: number; "attempt_began_at"?: string; "background_trips"?: number | null; "closed_at"?: string | null; "conversation_id": string; "created_at"?: string; "error"?: string | null; "first_word_ms"?: number | null; "id"?: string; "intent"?: string | null; "kind": string; "lease_until": string; "model"?: string | null; "model_calls"?: number; "pending_action_id"?: string | null; "round_trips"?: number | null; "route"?: string | null; "skills"?: (string)[]; "status"?: string; "steps"?: NonNullable<Json>; "stop_requested_at"?: string | null; "streamed"?: boolean; "took_ms"?: number | null; "tools"?: (string)[]; "topic_id"?: string | null; "usage"?: NonNullable<Json>; "user_id": string };
        Update: { "answer"?: Json | null; "approvals"?: Json | null; "attempt"?: number; "attempt_began_at"?: string; "background_trips"?: number | null; "closed_at"?: string | null; "conversation_id"?: string; "created_at"?: string; "error"?: string | null; "first_word_ms"?: number | null; "id"?: string; "intent"?: string | null; "kind"?: string; "lease_until"?: string; "model"?: string | null; "model_calls"?: number; "pending_action_id"?: string | null; "round_trips"?: number | null; "route"?: string | null; "skills"?: (string)[]; "status"?: string; "steps"?: NonNullable<Json>; "stop_requested_at"?: string | null; "streamed"?: boolean; "took_ms"?: number | null; "tools"?: (string)[]; "topic_id"?: string | null; "usage"?: NonNullable<Json>; "user_id"?: string };
        Relationships: [
          {
            foreignKeyName: "turns_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "turns_user_id_pending_action_id_fkey";
            columns: ["user_id", "pending_action_id"];
            isOneToOne: false;
            referencedRelation: "pending_actions";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "turns_user_id_topic_id_fkey";
            columns: ["user_id", "topic_id"];
            isOneToOne: false;
            referencedRelation: "knowledge_items";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      "user_memories": {
        Row: { "age": number | null; "communication_style": string | null; "created_at": string; "current_challenges": (string)[]; "current_goals": (string)[]; "edited_fields": NonNullable<Json>; "family_context": string | null; "last_consolidated_at": string | null; "learned_patterns": (string)[]; "location": string | null; "name": string | null; "occupation": string | null; "own_safety": (string)[]; "safety": (string)[]; "timezone": string | null; "top_of_mind": (string)[]; "updated_at": string; "user_id": string; "values": (string)[]; "version": number };
        ComputedFields: never;
        Insert: { "age"?: number | null; "communication_style"?: string | null; "created_at"?: string; "current_challenges"?: (string)[]; "current_goals"?: (string)[]; "edited_fields"?: NonNullable<Json>; "family_context"?: string | null; "last_consolidated_at"?: string | null; "learned_patterns"?: (string)[]; "location"?: string | null; "name"?: string | null; "occupation"?: string | null; "own_safety"?: (string)[]; "safety"?: (string)[]; "timezone"?: string | null; "top_of_mind"?: (string)[]; "updated_at"?: string; "user_id"?: string; "values"?: (string)[]; "version"?: number };
        Update: { "age"?: number | null; "communication_style"?: string | null; "created_at"?: string; "current_challenges"?: (string)[]; "current_goals"?: (string)[]; "edited_fields"?: NonNullable<Json>; "family_context"?: string | null; "last_consolidated_at"?: string | null; "learned_patterns"?: (string)[]; "location"?: string | null; "name"?: string | null; "occupation"?: string | null; "own_safety"?: (string)[]; "safety"?: (string)[]; "timezone"?: string | null; "top_of_mind"?: (string)[]; "updated_at"?: string; "user_id"?: string; "values"?: (string)[]; "version"?: number };
        Relationships: [];
      };
      "user_templates": {
        Row: { "created_at": string; "id": string; "name": string; "source": string; "title": string; "updated_at": string; "user_id": string };
        ComputedFields: never;
        Insert: { "created_at"?: string; "id"?: string; "name": string; "source": string; "title": string; "updated_at"?: string; "user_id"?: string };
        Update: { "created_at"?: string; "id"?: string; "name"?: string; "source"?: string; "title"?: string; "updated_at"?: string; "user_id"?: string };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      "add_knowledge": {
        Args: { "area": string; "confidence"?: number; "content": string; "holds"?: boolean; "key"?: string; "named"?: (string)[]; "person"?: string; "quote"?: string; "replaces"?: (string)[]; "slot"?: string; "sub_area"?: string; "title"?: string; "tool_call_id"?: string; "type": string; "value"?: string };
        Returns: Json;
      };
      "analyze_context": {
        Args: { "current_topic": string; "look_for_contradictions"?: boolean; "related_areas"?: (string)[] };
        Returns: Json;
      };
      "answer_notification": { Args: { "action": string; "token": string }; Returns: Json };
      "append_chunks": { Args: { "attempt": number; "chunks": Json; "seq": number; "turn_id": string }; Returns: Json };
      "apply_consolidation": {
        Args: { "attempt": number; "insights"?: Json; "items": Json; "memory_changes"?: Json; "messages": (string)[]; "raw_output"?: Json; "rejections"?: Json; "user_id": string };
        Returns: Json;
      };
      "apply_filing": { Args: { "attempt": number; "filings": Json; "user_id": string }; Returns: Json };
      "begin_assistant_call": { Args: Record<PropertyKey, never>; Returns: Json };
      "begin_import": { Args: { "digest": string; "signature"?: string }; Returns: Json };
      "cancel_reminder": {
        Args: { "reminder"?: string; "reminder_id"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "change_own_pack": { Args: { "enabled"?: boolean; "name": string }; Returns: Json };
      "claim_consolidation": {
        Args: { "at"?: string; "force"?: boolean; "fresh"?: boolean; "user_ids"?: (string)[] };
        Returns: Json;
      };
      "claim_embeddings": { Args: { "holder": string; "max_items"?: number; "model": string }; Returns: Json };
      "claim_notes": { Args: Record<PropertyKey, never>; Returns: Json };
      "claim_notifications": { Args: { "at"?: string; "device"?: string; "most"?: number }; Returns: Json };
      "close_turn": {
        Args: { "answer": Json; "attempt": number; "insight_id"?: string; "measures"?: Json; "messages": Json; "model_calls"?: number; "outcome": string; "reminder_ids"?: (string)[]; "route": string; "skills": (string)[]; "tray"?: Json; "turn_id": string; "usage"?: Json };
        Returns: Json;
      };
      "compact_conversation": {
        Args: { "conversation_id": string; "long_term_summary"?: string; "structured_summary": Json; "up_to": number; "version": number };
        Returns: Json;
      };
      "complete_reminder": {
        Args: { "forever"?: boolean; "reminder"?: string; "reminder_id"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "conversation_messages": {
        Args: { "before"?: string; "conversation": string; "page_size"?: number };
        Returns: Json;
      };
      "conversation_to_compact": { Args: { "before_seq": number; "conversation_id": string }; Returns: Json };
      "correct_knowledge": {
        Args: { "area"?: string; "content"?: string; "holds"?: boolean; "item_id": string; "key"?: string; "person_metadata"?: Json; "slot"?: string; "sub_area"?: string; "title"?: string; "tool_call_id"?: string; "type"?: string; "value"?: string };
        Returns: Json;
      };
      "count_request": { Args: Record<PropertyKey, never>; Returns: Json };
      "create_automatic_note": {
        Args: { "content"?: string; "date"?: string; "empty"?: boolean; "kind": string; "period_to"?: string; "quote"?: string; "read_at"?: string; "title"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "create_expense": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "date"?: string; "description"?: string; "installments"?: number; "tool_call_id"?: string };
        Returns: Json;
      };
      "create_finance_item": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "closing_day"?: number; "current_installment"?: number; "date"?: string; "due_day"?: number; "first_month"?: string; "installments"?: number; "interest_rate"?: number; "kind"?: string; "name"?: string; "recurring"?: boolean; "tool_call_id"?: string };
        Returns: Json;
      };
      "create_habit": {
        Args: { "days"?: (number)[]; "frequency"?: string; "name": string; "times"?: (string)[]; "times_a_week"?: number; "tool_call_id"?: string };
        Returns: Json;
      };
      "create_reminder": {
        Args: { "at": string; "recurrence"?: string; "text": string; "tool_call_id"?: string };
        Returns: Json;
      };
      "delete_account": { Args: { "account_id": string }; Returns: Json };
      "delete_all_items": { Args: { "tool_call_id"?: string }; Returns: Json };
      "delete_finance_item": {
        Args: { "amount"?: number; "date"?: string; "item_id"?: string; "kind": string; "name"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "delete_habit": { Args: { "habit_name": string; "tool_call_id"?: string }; Returns: Json };
      "delete_item": { Args: { "item_id"?: string; "title"?: string; "tool_call_id"?: string }; Returns: Json };
      "delete_knowledge": { Args: { "item_id": string; "tool_call_id"?: string }; Returns: Json };
      "delete_metric": { Args: { "entry_id": string; "tool_call_id"?: string }; Returns: Json };
      "delete_template": { Args: { "name": string }; Returns: Json };
      "do_not_keep": { Args: { "quote": string; "tool_call_id"?: string }; Returns: Json };
      "enabled_packs": { Args: { "deployment"?: boolean }; Returns: Json };
      "enrich_movie": {
        Args: { "full_title"?: string; "overview"?: string; "quote"?: string; "title": string; "tmdb_id"?: number; "tool_call_id"?: string; "year"?: number };
        Returns: Json;
      };
      "enrich_tv_show": {
        Args: { "full_title"?: string; "overview"?: string; "quote"?: string; "title": string; "tmdb_id"?: number; "tool_call_id"?: string; "year"?: number };
        Returns: Json;
      };
      "enrich_video": {
        Args: { "description"?: string; "quote"?: string; "title"?: string; "tool_call_id"?: string; "url": string };
        Returns: Json;
      };
      "erase_knowledge": { Args: { "item_id": string; "tool_call_id"?: string }; Returns: Json };
      "export_page": { Args: { "cursor"?: Json; "what"?: string }; Returns: Json };
      "extend_reminders": { Args: { "reminders": Json }; Returns: Json };
      "fail_consolidation": {
        Args: { "attempt": number; "error": string; "retry_seconds": number; "user_id": string };
        Returns: Json;
      };
      "finish_notification": {
        Args: { "attempt": number; "error"?: string; "notification_id": string; "outcome": string; "retry_seconds"?: number };
        Returns: Json;
      };
      "finish_outside_call": {
        Args: { "claim": string; "pending_action_id": string; "result": Json; "tool_call_id": string };
        Returns: Json;
      };
      "forget_everything": { Args: { "tool_call_id"?: string }; Returns: Json };
      "get_accounts": { Args: { "account"?: string; "month"?: string; "purchase"?: string }; Returns: Json };
      "get_birthdays": { Args: { "days"?: number; "month"?: number }; Returns: Json };
      "get_debt_progress": { Args: { "debt_id"?: string; "debt_name"?: string }; Returns: Json };
      "get_finance_summary": {
        Args: { "about"?: string; "from_date"?: string; "period"?: string; "planned_amount"?: number; "planned_category"?: string; "to_date"?: string };
        Returns: Json;
      };
      "get_habit_days": { Args: { "from_date"?: string; "habit_id": string }; Returns: Json };
      "get_habits": { Args: { "include_streaks"?: boolean; "include_today"?: boolean }; Returns: Json };
      "get_note_period": { Args: { "date"?: string; "kind": string }; Returns: Json };
      "get_note_section": { Args: { "date"?: string; "kind": string; "section": string }; Returns: Json };
      "get_pending_bills": { Args: { "month"?: number; "year"?: number }; Returns: Json };
      "get_person": { Args: { "name": string }; Returns: Json };
      "get_row_origin": { Args: { "of_table": string; "row_id": string }; Returns: Json };
      "get_template": { Args: { "name": string }; Returns: Json };
      "get_tracking_history": { Args: { "days"?: number; "metric"?: string; "person"?: string }; Returns: Json };
      "get_trend_days": { Args: { "days"?: number; "habits"?: (string)[]; "metrics"?: (string)[] }; Returns: Json };
      "get_trends": { Args: { "days"?: number; "habits"?: (string)[]; "metrics"?: (string)[] }; Returns: Json };
      "get_user_memory": { Args: Record<PropertyKey, never>; Returns: Json };
      "get_version": { Args: Record<PropertyKey, never>; Returns: Json };
      "halve_consolidation": { Args: { "attempt": number; "messages": number; "user_id": string }; Returns: Json };
      "import_slice": {
        Args: { "compare"?: boolean; "digest": string; "items": Json; "mentions"?: Json; "number": number; "section": string; "slices": number };
        Returns: Json;
      };
      "import_statement": {
        Args: { "account_id": string; "ahead"?: number; "bank"?: string; "categories"?: Json; "file_key"?: string; "file_name"?: string; "import_id"?: string; "is_last"?: boolean; "lines": Json };
        Returns: Json;
      };
      "items_to_file": { Args: { "attempt": number; "most"?: number; "user_id": string }; Returns: Json };
      "keep_notes": { Args: { "claimed_at": string; "notes": Json; "user_id": string }; Returns: Json };
      "knowledge_history": { Args: { "item_id": string }; Returns: Json };
      "list_consolidations": { Args: { "email"?: string }; Returns: Json };
      "list_flags": { Args: Record<PropertyKey, never>; Returns: Json };
      "list_knowledge": {
        Args: { "about"?: string; "area"?: string; "cursor"?: string; "from_date"?: string; "max_confidence"?: number; "min_confidence"?: number; "needs_resolution"?: boolean; "page_size"?: number; "query"?: string; "source"?: string; "status"?: string; "to_date"?: string; "type"?: string };
        Returns: Json;
      };
      "list_own_packs": { Args: Record<PropertyKey, never>; Returns: Json };
      "list_push_subscriptions": { Args: Record<PropertyKey, never>; Returns: Json };
      "list_reminders": { Args: { "from_date"?: string; "to_date"?: string }; Returns: Json };
      "list_statement_imports": { Args: Record<PropertyKey, never>; Returns: Json };
      "list_templates": { Args: Record<PropertyKey, never>; Returns: Json };
      "mark_bill_paid": {
        Args: { "account"?: string; "amount"?: number; "bill_id"?: string; "bill_name"?: string; "paid_on"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "missing_embeddings": { Args: { "max_items"?: number }; Returns: Json };
      "offer_for_assistant": {
        Args: { "answer": Json; "assistant": string; "messages": Json; "proposal": Json; "title": string; "user_id": string };
        Returns: Json;
      };
      "open_turn": {
        Args: { "approvals"?: Json; "client_message_id"?: string; "conversation": string; "conversation_type"?: string; "message"?: string; "regenerate"?: boolean; "replaces"?: string };
        Returns: Json;
      };
      "own_pack_headers": { Args: { "tool": string; "url": string; "user_id": string }; Returns: Json };
      "pay_debt": {
        Args: { "account"?: string; "amount"?: number; "debt_id"?: string; "debt_name"?: string; "installments"?: number; "paid_on"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "prepare_calls": { Args: { "calls": Json; "replaces"?: (string)[] }; Returns: Json };
      "prepare_cancel_reminder": { Args: { "reminder"?: string; "reminder_id"?: string }; Returns: Json };
      "prepare_complete_reminder": {
        Args: { "forever"?: boolean; "reminder"?: string; "reminder_id"?: string };
        Returns: Json;
      };
      "prepare_create_expense": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "date"?: string; "description"?: string; "installments"?: number };
        Returns: Json;
      };
      "prepare_create_finance_item": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "closing_day"?: number; "current_installment"?: number; "date"?: string; "due_day"?: number; "first_month"?: string; "installments"?: number; "interest_rate"?: number; "kind"?: string; "name"?: string; "recurring"?: boolean };
        Returns: Json;
      };
      "prepare_create_habit": {
        Args: { "days"?: (number)[]; "frequency"?: string; "name": string; "times"?: (string)[]; "times_a_week"?: number };
        Returns: Json;
      };
      "prepare_create_reminder": { Args: { "at": string; "recurrence"?: string; "text": string }; Returns: Json };
      "prepare_delete_all_items": { Args: Record<PropertyKey, never>; Returns: Json };
      "prepare_delete_finance_item": {
        Args: { "amount"?: number; "date"?: string; "item_id"?: string; "kind": string; "name"?: string };
        Returns: Json;
      };
      "prepare_delete_habit": { Args: { "habit_name": string }; Returns: Json };
      "prepare_delete_item": { Args: { "item_id"?: string; "title"?: string }; Returns: Json };
      "prepare_delete_knowledge": { Args: { "item_id"?: string; "query"?: string }; Returns: Json };
      "prepare_delete_metric": { Args: { "entry_id": string }; Returns: Json };
      "prepare_forget_everything": { Args: Record<PropertyKey, never>; Returns: Json };
      "prepare_mark_bill_paid": {
        Args: { "account"?: string; "amount"?: number; "bill_id"?: string; "bill_name"?: string; "paid_on"?: string };
        Returns: Json;
      };
      "prepare_pay_debt": {
        Args: { "account"?: string; "amount"?: number; "debt_id"?: string; "debt_name"?: string; "installments"?: number; "paid_on"?: string };
        Returns: Json;
      };
      "prepare_receive_income": {
        Args: { "account"?: string; "amount"?: number; "income_id"?: string; "income_name"?: string; "month"?: string; "part"?: boolean; "received_on"?: string };
        Returns: Json;
      };
      "prepare_record_habit": {
        Args: { "date"?: string; "habit_name": string; "note"?: string; "time"?: string };
        Returns: Json;
      };
      "prepare_record_metric": {
        Args: { "custom_name"?: string; "date"?: string; "metric": string; "note"?: string; "person"?: string; "unit"?: string; "value": number; "value2"?: number };
        Returns: Json;
      };
      "prepare_snooze_reminder": { Args: { "at": string; "reminder"?: string; "reminder_id"?: string }; Returns: Json };
      "prepare_transfer_money": {
        Args: { "amount"?: number; "date"?: string; "from_account"?: string; "month"?: string; "to_account"?: string };
        Returns: Json;
      };
      "prepare_undo_statement_import": { Args: { "import_id": string }; Returns: Json };
      "prepare_update_expense": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "date"?: string; "description"?: string; "expense_id"?: string; "installments"?: number; "paid_ahead"?: number; "returned"?: boolean; "which"?: string };
        Returns: Json;
      };
      "prepare_update_finance_item": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "closing_day"?: number; "date"?: string; "due_day"?: number; "installments"?: number; "interest_rate"?: number; "item_id"?: string; "kind": string; "main"?: boolean; "month"?: string; "name"?: string; "new_name"?: string };
        Returns: Json;
      };
      "prepare_update_habit": {
        Args: { "days"?: (number)[]; "frequency"?: string; "habit_name": string; "new_name"?: string; "times"?: (string)[]; "times_a_week"?: number };
        Returns: Json;
      };
      "prepare_update_item": {
        Args: { "add"?: string; "clear"?: (string)[]; "item_id"?: string; "new_content"?: string; "new_title"?: string; "rating"?: number; "remove"?: (string)[]; "status"?: string; "title"?: string };
        Returns: Json;
      };
      "prepare_update_metric": {
        Args: { "date"?: string; "entry_id": string; "note"?: string; "unit"?: string; "value"?: number; "value2"?: number };
        Returns: Json;
      };
      "prepare_update_reminder": {
        Args: { "at"?: string; "recurrence"?: string; "reminder"?: string; "reminder_id"?: string; "text"?: string; "time"?: string };
        Returns: Json;
      };
      "preview_erasure": { Args: { "item_id": string }; Returns: Json };
      "preview_import": { Args: { "digest": string; "signature"?: string; "slices": Json }; Returns: Json };
      "preview_retention": { Args: { "months": number }; Returns: Json };
      "preview_statement": {
        Args: { "account_id": string; "ahead"?: number; "categories"?: Json; "lines": Json; "taken"?: (string)[] };
        Returns: Json;
      };
      "push_pack": { Args: { "knowledge"?: Json; "pack": Json }; Returns: Json };
      "queue_notifications": { Args: { "at"?: string }; Returns: Json };
      "read_as": { Args: { "calls": Json; "own"?: string; "user_id": string }; Returns: Json };
      "read_candidates": { Args: { "attempt": number; "items": Json; "user_id": string }; Returns: Json };
      "read_chunks": { Args: { "after_seq"?: number; "attempt": number; "turn_id": string }; Returns: Json };
      "read_consolidation": { Args: { "attempt": number; "batch_size"?: number; "user_id": string }; Returns: Json };
      "read_for_assistant": { Args: { "args"?: Json; "runtime_args"?: Json; "tool": string }; Returns: Json };
      "read_for_template": { Args: { "calls": Json; "own"?: string }; Returns: Json };
      "read_usage": { Args: { "days"?: number }; Returns: Json };
      "receive_income": {
        Args: { "account"?: string; "amount"?: number; "income_id"?: string; "income_name"?: string; "month"?: string; "part"?: boolean; "received_on"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "record_habit": {
        Args: { "date"?: string; "habit_name": string; "note"?: string; "time"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "record_metric": {
        Args: { "custom_name"?: string; "date"?: string; "metric": string; "note"?: string; "person"?: string; "tool_call_id"?: string; "unit"?: string; "value": number; "value2"?: number };
        Returns: Json;
      };
      "record_tool_health": { Args: { "reports": Json }; Returns: Json };
      "reject_contradiction": { Args: { "item_id": string; "tool_call_id"?: string }; Returns: Json };
      "related_knowledge": { Args: { "item_id": string; "max_items"?: number }; Returns: Json };
      "release_consolidation": { Args: { "attempt": number; "ended"?: boolean; "user_id": string }; Returns: Json };
      "reminders_to_expand": { Args: { "most"?: number }; Returns: Json };
      "remove_push_subscription": { Args: { "endpoint"?: string; "subscription_id"?: string }; Returns: Json };
      "renew_push_subscription": {
        Args: { "auth": string; "endpoint": string; "old_auth": string; "old_endpoint": string; "p256dh": string };
        Returns: Json;
      };
      "resolve_knowledge": {
        Args: { "item_id": string; "resolution": string; "tool_call_id"?: string };
        Returns: Json;
      };
      "restore_item": { Args: { "item_id": string; "tool_call_id"?: string }; Returns: Json };
      "restore_knowledge": { Args: { "item_id": string; "tool_call_id"?: string }; Returns: Json };
      "restore_metric": { Args: { "entry_id": string; "tool_call_id"?: string }; Returns: Json };
      "rollback_all": { Args: Record<PropertyKey, never>; Returns: Json };
      "rollback_knowledge": { Args: Record<PropertyKey, never>; Returns: Json };
      "rollback_pack": { Args: { "name": string }; Returns: Json };
      "run_calls": { Args: { "attempt": number; "calls": Json; "turn_id": string }; Returns: Json };
      "run_tool": {
        Args: { "args": Json; "attempt": number; "runtime_args"?: Json; "tool": string; "tool_call_id": string; "turn_id": string };
        Returns: Json;
      };
      "running_turn": { Args: { "conversation": string }; Returns: Json };
      "save_book": {
        Args: { "author"?: string; "full_title"?: string; "open_library_id"?: string; "quote"?: string; "rating"?: number; "status"?: string; "title": string; "tool_call_id"?: string; "year"?: number };
        Returns: Json;
      };
      "save_link": {
        Args: { "description"?: string; "quote"?: string; "title"?: string; "tool_call_id"?: string; "url": string };
        Returns: Json;
      };
      "save_movie": {
        Args: { "full_title"?: string; "overview"?: string; "quote"?: string; "rating"?: number; "status"?: string; "title": string; "tmdb_id"?: number; "tool_call_id"?: string; "year"?: number };
        Returns: Json;
      };
      "save_note": { Args: { "content": string; "quote"?: string; "tool_call_id"?: string }; Returns: Json };
      "save_own_pack": { Args: { "enabled"?: boolean; "pack": Json }; Returns: Json };
      "save_push_subscription": {
        Args: { "auth": string; "device"?: string; "endpoint": string; "p256dh": string };
        Returns: Json;
      };
      "save_template": { Args: { "name": string; "source": string; "title": string }; Returns: Json };
      "save_tv_show": {
        Args: { "full_title"?: string; "overview"?: string; "quote"?: string; "rating"?: number; "status"?: string; "title": string; "tmdb_id"?: number; "tool_call_id"?: string; "year"?: number };
        Returns: Json;
      };
      "save_video": {
        Args: { "description"?: string; "quote"?: string; "title"?: string; "tool_call_id"?: string; "url": string };
        Returns: Json;
      };
      "search_items": {
        Args: { "embedding_model"?: string; "limit"?: number; "page"?: number; "query"?: string; "query_embedding"?: unknown; "status"?: string; "type"?: string };
        Returns: Json;
      };
      "search_knowledge": {
        Args: { "area"?: string; "embedding_model"?: string; "from_date"?: string; "limit"?: number; "min_confidence"?: number; "query"?: string; "query_embedding"?: unknown; "status"?: string; "to_date"?: string; "type"?: string };
        Returns: Json;
      };
      "search_messages": {
        Args: { "conversation"?: string; "for_answer"?: boolean; "limit"?: number; "query"?: string; "since"?: string; "until"?: string };
        Returns: Json;
      };
      "search_tool_knowledge": {
        Args: { "embedding_model"?: string; "packs"?: (string)[]; "query": string; "query_embedding"?: unknown; "tool"?: string; "topic"?: string };
        Returns: Json;
      };
      "set_flag": { Args: { "email"?: string; "enabled"?: boolean; "kind": string; "name": string }; Returns: Json };
      "set_standing_yes": { Args: { "is_on": boolean; "kind": string; "tool_call_id"?: string }; Returns: Json };
      "show_due_reminders": { Args: Record<PropertyKey, never>; Returns: Json };
      "sign_export": { Args: { "digest": string }; Returns: Json };
      "snooze_reminder": {
        Args: { "at": string; "reminder"?: string; "reminder_id"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "stop_turn": { Args: { "conversation": string }; Returns: Json };
      "store_embeddings": { Args: { "embeddings": Json; "model": string }; Returns: Json };
      "template_context": { Args: { "source": string }; Returns: Json };
      "test_push_subscription": { Args: { "subscription_id": string }; Returns: Json };
      "tool_health": { Args: Record<PropertyKey, never>; Returns: Json };
      "tools_by_meaning": { Args: { "embedding_model": string; "query_embedding": unknown }; Returns: Json };
      "tools_for_assistant": { Args: Record<PropertyKey, never>; Returns: Json };
      "transfer_money": {
        Args: { "amount"?: number; "date"?: string; "from_account"?: string; "month"?: string; "to_account"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "undo_calls": { Args: { "tool_call_ids": (string)[] }; Returns: Json };
      "undo_statement_import": {
        Args: { "import_id": string; "only_unfinished"?: boolean; "tool_call_id"?: string };
        Returns: Json;
      };
      "undo_writes": { Args: { "attempt": number; "tool_call_ids"?: (string)[]; "turn_id": string }; Returns: Json };
      "unrecord_habit": {
        Args: { "date": string; "habit_id": string; "time"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_expense": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "date"?: string; "description"?: string; "expense_id"?: string; "installments"?: number; "paid_ahead"?: number; "returned"?: boolean; "tool_call_id"?: string; "which"?: string };
        Returns: Json;
      };
      "update_finance_item": {
        Args: { "account"?: string; "amount"?: number; "category"?: string; "closing_day"?: number; "date"?: string; "due_day"?: number; "installments"?: number; "interest_rate"?: number; "item_id"?: string; "kind": string; "main"?: boolean; "month"?: string; "name"?: string; "new_name"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_habit": {
        Args: { "days"?: (number)[]; "frequency"?: string; "habit_name": string; "new_name"?: string; "times"?: (string)[]; "times_a_week"?: number; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_item": {
        Args: { "add"?: string; "clear"?: (string)[]; "item_id"?: string; "new_content"?: string; "new_title"?: string; "rating"?: number; "remove"?: (string)[]; "status"?: string; "title"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_metric": {
        Args: { "date"?: string; "entry_id": string; "note"?: string; "tool_call_id"?: string; "unit"?: string; "value"?: number; "value2"?: number };
        Returns: Json;
      };
      "update_person": {
        Args: { "aliases"?: (string)[]; "birthday"?: string; "ended"?: boolean; "name": string; "quote"?: string; "relationship"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_reminder": {
        Args: { "at"?: string; "recurrence"?: string; "reminder"?: string; "reminder_id"?: string; "text"?: string; "time"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "update_user_memory": {
        Args: { "changes"?: Json; "release"?: (string)[]; "tool_call_id"?: string };
        Returns: Json;
      };
      "usage_report": { Args: { "days"?: number; "email"?: string }; Returns: Json };
      "validate_knowledge": {
        Args: { "item_id"?: string; "item_ids"?: (string)[]; "query"?: string; "tool_call_id"?: string };
        Returns: Json;
      };
      "waiting_actions": { Args: { "conversation": string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  } ? keyof (
      & DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
      & DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"]
    )
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals } ? (
    & DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    & DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"]
  )[TableName] extends {
    Row: infer R;
  } ? R
  : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R;
    } ? R
    : never
  : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  } ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
    Insert: infer I;
  } ? I
  : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I;
    } ? I
    : never
  : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  } ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
    Update: infer U;
  } ? U
  : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U;
    } ? U
    : never
  : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  } ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  } ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never;

export const Constants = {
  "public": {
    Enums: {},
  },
} as const;
