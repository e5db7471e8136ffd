import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { push } from '../contract.ts'
import { askPermission, registerBrowser } from './browser.ts'
import { NoToken } from './registration.ts'
import './host-texts.ts'

const api = client(push)

/** Milliseconds in which a test has reached the push service. */
const patience = 5000

interface ThisBrowserProps {
  /** Undefined: this browser can show none. */
  state: NotificationPermission | 'portal' | undefined
  isSubscribed: boolean
  session: string
  changed: () => void
}

/** What this browser does with notifications, in a sentence, and what one can do about it. */
export function ThisBrowser({ state, isSubscribed, session, changed }: ThisBrowserProps) {
  const t = useTexts('pushPage')
  const host = useTexts('pushHost')
  const { busy, submit: act } = useSubmit((_, work: () => Promise<void>) => work().finally(changed), {
    onFailure: (error) => alertBox(error instanceof NoToken ? host('failed') : sentenceOf(error)),
  })

  const turnOn = () =>
    act(async () => {
      if ((await askPermission()) !== 'granted') return
      await registerBrowser(session, true)
    })
  const test = () =>
    act(async () => {
      await api.tryPush({})
      toast(t('tested'))
      // A push service that knows this browser no more has said so by then.
      setTimeout(changed, patience)
    })

  const isOn = state === 'granted' && isSubscribed
  const sentence = isOn ? 'isOn' : state === 'granted' ? 'isNotRegistered' : (state ?? 'unable')
  return (
    <div className="pu-browser lb-line lb-gap-24 lb-between">
      <div>
        <p>{t(sentence)}</p>
        {state === 'denied' && (
          <ol className="lb-quiet">
            <li>{host('step1')}</li>
            <li>{host('step2')}</li>
            <li>{host('step3')}</li>
          </ol>
        )}
      </div>
      {isOn ? (
        <Button loading={busy} onClick={() => void test()}>
          {t('test')}
        </Button>
      ) : (
        (state === 'default' || state === 'granted') && (
          <Button type="primary" loading={busy} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        )
      )}
    </div>
  )
}
