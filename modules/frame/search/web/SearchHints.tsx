import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'

const hints = [
  ['house', 'exampleHousehold'],
  ['person', 'examplePerson'],
  ['card', 'exampleCard'],
  ['box', 'exampleCode'],
  ['door', 'exampleVisitor'],
] as const satisfies readonly (readonly [IconName, string])[]

/** What may be typed, before anything is. */
export function SearchHints() {
  const t = useTexts('searchView')
  return (
    <div className="sr-hints">
      <p>{t('startTitle')}</p>
      <ul>
        {hints.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} /> {t(key)}
          </li>
        ))}
      </ul>
    </div>
  )
}
