const KEY = 'lobby.arrivalSound'

/** Whether this browser rings for arrivals; off unless somebody at it wants it. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // A browser that refuses storage stays quiet after a reload.
  }
}

/** One short, soft tone. */
export function ring(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = 880
  volume.gain.setValueAtTime(0.15, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4)
  tone.connect(volume).connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + 0.4)
}
