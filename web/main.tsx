import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/mini";
import { Boot } from "./shell/boot.tsx";
import "./shell/style.css";

// zod would try whether it may compile its checks, which the page's policy forbids and reports.
config({ jitless: true });

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
