export {
  bestLanguage,
  has,
  LANGUAGES,
  language,
  loadGameTexts,
  setLanguage,
  t,
  type Args,
  type Language,
} from "./i18n.svelte";
