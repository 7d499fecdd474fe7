export {
  bestLanguage,
  has,
  LANGUAGES,
  language,
  loadGameTexts,
  nameSeats,
  setLanguage,
  t,
  type Args,
  type Language,
} from "./i18n.svelte";
