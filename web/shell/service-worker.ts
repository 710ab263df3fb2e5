import { listenForPush } from "../notifications/push-events.ts";
import type { WorkerScope } from "../notifications/worker-scope.ts";

listenForPush(self as unknown as WorkerScope);
