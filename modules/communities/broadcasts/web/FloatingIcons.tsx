import './floating-icons.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { FloatingIcon } from '../contract.ts'
import { close } from './closed-store.ts'
import { WayTo } from '#platform/web/frame/WayTo.tsx'

/** Pictures that one may click, or close for this session (R097–R099). */
export function FloatingIcons({ icons }: { icons: readonly FloatingIcon[] }) {
  const t = useTexts('broadcasts')
  return (
    <ul className="lb-floating" aria-label={t('icons')}>
      {icons.map(({ id, uri, imageUri, title }) => (
        <li key={id}>
          <WayTo to={uri}>
            <img src={imageUri} alt={title} title={title} width={64} height={64} />
          </WayTo>
          <button type="button" aria-label={t('closeIcon', { title })} onClick={() => close([id])}>
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
