import { createChatApp } from "../../../shared/chat/create-chat-app.ts";

export default createChatApp();
