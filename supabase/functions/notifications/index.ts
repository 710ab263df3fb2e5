import { createNotificationsApp } from "../../../shared/notifications/create-notifications-app.ts";

export default createNotificationsApp();
