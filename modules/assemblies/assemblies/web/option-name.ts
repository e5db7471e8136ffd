import './ballot-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** What an answer is called: the three of a motion in the language of the page, a candidate by name. */
export function useOptionName() {
  const t = useTexts('assemblyBallot')
  return (id: string, name: string) => (id === 'yes' || id === 'no' || id === 'abstain' ? t(id) : name)
}
