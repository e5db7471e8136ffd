import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { analysisPath } from './paths.ts'

/** The ways from alarms to what stands behind them; on a phone behind one button, since they would take the room of the list. */
export function EventWays() {
  const t = useTexts('alarmPages')
  const goTo = useNavigate()
  const isPhone = usePhone()
  const ways = (
    [
      ['analysis', analysisPath],
      ['points', '/mgmt/BA-alert/management'],
      ['log', '/mgmt/BA-alert/log'],
    ] as const
  ).map(([key, href]) => ({ key, label: t(key), act: () => void goTo({ href }) }))
  if (isPhone) return <MoreMenu label={t('ways')} items={ways} />
  return ways.map(({ key, label, act }) => (
    <Button key={key} onClick={act} icon={key === 'log' ? <Icon name="doc" /> : undefined}>
      {label}
    </Button>
  ))
}
