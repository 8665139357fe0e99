import { AppLink } from "./app-link";
import { DayTabs, type Days } from "./day-tabs";

/** The bar of the section: the latest seven days, and the way to the app. */
export function ArticleBar({ days, current }: Days) {
  return (
    <div className="days-bar">
      <DayTabs days={days} current={current} />
      <AppLink />
    </div>
  );
}
