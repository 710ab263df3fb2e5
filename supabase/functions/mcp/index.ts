import { createMcpApp } from "../../../shared/mcp/create-mcp-app.ts";

export default createMcpApp();
