import { t } from "../i18n";

/** « +3 » or « −1 ». */
export function signed(points: number): string {
  return t(points < 0 ? "table-minus" : "table-plus", { points: Math.abs(points) });
}
