import { accountOperations } from "./account-operations.ts";
import { chatOperations } from "./chat-operations.ts";
import { extensionOperations } from "./extension-operations.ts";
import type { Operation } from "./operation.ts";
import { serviceOperations } from "./service-operations.ts";

/** Every request that an edge function answers. */
export const OPERATIONS: readonly Operation[] = [
  ...chatOperations,
  ...accountOperations,
  ...extensionOperations,
  ...serviceOperations,
];
