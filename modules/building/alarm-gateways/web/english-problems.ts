/** What the problems of the module say in English, by code; without the values of the Chinese sentence. */
export const alarmGatewaysProblems = {
  400_22_031: 'Please send Value or Status with each signal.',
  400_22_032: 'The settings of the gateway cannot work: address, topic or registers are wrong or missing.',
  400_22_033:
    'A password is meant for its own address, account and certificate; please type it again when one of them changes.',
  400_22_034:
    'Lobby connects to this gateway by itself and it has no key; please change its password instead.',
  401_22_031: "The signature does not match: please check the gateway's id, key and way of signing.",
  401_22_032:
    "The time of the message differs from the server's by more than 5 minutes; please set the gateway's clock.",
  409_22_031: 'This gateway was added under the same number already; please reload and add it again.',
  409_22_033: 'A community has at most 20 gateways; please retire those that are not used any more.',
  409_22_034: 'Somebody else changed this gateway just now; please look at what is new and save again.',
  409_22_035: 'At most 3 gateways are tried out at once; please close another one first.',
  409_22_036: 'This trial has ended; please try again.',
  409_22_032: 'There is a gateway of this name already; please choose another name.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    alarmGateways: keyof typeof alarmGatewaysProblems
  }
}
