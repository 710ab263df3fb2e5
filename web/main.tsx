import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Boot } from "./shell/boot.tsx";
import "./shell/style.css";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
