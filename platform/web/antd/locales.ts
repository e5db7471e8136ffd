import type zhTW from 'antd/es/locale/zh_TW'

type Locale = typeof zhTW

const locales = new Map<string, Locale>()

/** Gives Ant Design's own words of another language, which is fetched with that language's texts. */
export function addLocale(tag: string, locale: Locale): void {
  locales.set(tag, locale)
}

/** Ant Design's own words of a language; undefined for the one that its parts bring along. */
export const localeOf = (tag: string): Locale | undefined => locales.get(tag)
