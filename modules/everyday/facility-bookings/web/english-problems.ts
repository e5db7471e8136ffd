/** What the problems of bookings say in English, by code; without the values of the Chinese sentence. */
export const facilityBookingsProblems = {
  409_28_720: 'This was saved as another booking already. Please reload the page and book again.',
  409_28_721: 'Somebody has just booked this time. Please choose another one, or go on the waiting list.',
  409_28_722: 'The household has as many bookings as it may have then. Please choose another time.',
  409_28_723: 'These hours are drawn for: please enter the draw. What is left can be booked after it.',
  409_28_724: 'It is closed at this time. Please choose another one.',
  409_28_725: 'This facility takes no bookings any more.',
  409_28_726: 'This booking has just changed. Please look at it first.',
  409_28_727: 'This cannot be done with the booking as it is now.',
  409_28_728: 'The time to accept is over, and the next household was told.',
  409_28_729: 'There is room at this time. Please book it.',
  409_28_730: 'The household is on the waiting list of this time already.',
  409_28_731: 'The household has booked this facility at this time already. Please cancel that first.',
  409_28_732: 'It is too early to check in.',
  409_28_733: 'There is money to be taken first. Please take it and check in.',
  409_28_734: 'The amount is another one by now. Please look at it again.',
  409_28_735: 'The drawer does not hold enough to give back. Please fill it up first.',
  409_28_736: 'There are bookings at this time. Please choose whether they are moved or cancelled.',
  409_28_737: 'This was saved as another closure already. Please reload the page and try again.',
  409_28_738: 'Nothing of this series could be booked. Please look at the reason of each.',
  400_28_720: 'It is not open at this time.',
  400_28_721: 'Please book whole slots from their beginning.',
  400_28_722: 'This is longer than may be booked at once.',
  400_28_723: 'This time is over. Please choose a later one.',
  400_28_724: 'This is further ahead than may be booked.',
  400_28_725: 'Please read and accept the rules of use first.',
  400_28_726: 'There are too many people.',
  400_28_727: 'This is a room of the community and no household.',
  400_28_728: 'It must end after it begins.',
  409_28_740: 'This id is another payment already. Please reload the page and try again.',
  409_28_739:
    'The rules or the price of this facility have just changed. Please read them and send it again.',
  400_28_729: 'No more can be kept than the deposit.',
  400_28_730: 'Please write why the deposit is kept.',
  404_28_720: 'This code has no booking today. Please look by household.',
  404_28_721: 'This link opens nothing any more. Please ask the management.',
  429_28_720: 'That was too often. Please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    facilityBookings: keyof typeof facilityBookingsProblems
  }
}
