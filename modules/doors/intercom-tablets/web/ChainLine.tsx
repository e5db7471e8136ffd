import './page-texts.ts'
import './chain.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Tablet } from '../contract.ts'

const icons = { indoor: 'house', app: 'phone', forward: 'call', guard: 'person' } as const

/** What rings one after the other when somebody stands at the door. */
export function ChainLine({ tablet }: { tablet: Tablet }) {
  const t = useTexts('intercomTabletsPage')
  return (
    <ol className="ic-chain" aria-label={t('rings')}>
      {tablet.legs.map(({ kind, state, devices, reachable, seconds }) => (
        <li key={kind} className={`ic-leg ic-leg-${state}`}>
          <span className="ic-dot">
            <Icon name={icons[kind]} />
          </span>
          <b>{t(`leg_${kind}`)}</b>
          <small>
            {devices > 0
              ? t('legDevices', { reachable, count: devices })
              : kind === 'forward' && tablet.forwardNumber
                ? tablet.forwardNumber
                : t(`state_${state}`)}
          </small>
          {state !== 'none' && <small>{t('seconds', { seconds })}</small>}
        </li>
      ))}
    </ol>
  )
}
