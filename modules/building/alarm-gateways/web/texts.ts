/** What the frame says of gateways; the page brings its own words. */
export const alarmGatewaysTexts = {
  list: '閘道器',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmGateways: typeof alarmGatewaysTexts
  }
}
