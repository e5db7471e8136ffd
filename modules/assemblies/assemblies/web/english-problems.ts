/** What the problems of assemblies say in English, by code; without the values of the Chinese sentence. */
export const assembliesProblems = {
  409_24_001: 'This addition was already saved as another assembly. Please reload and add it again.',
  409_24_002: 'Somebody else changed this assembly meanwhile. Please look at it and try again.',
  409_24_003: 'The assembly was published already.',
  409_24_004: 'The assembly is not published yet, or has begun. Please reload.',
  409_24_834: 'The assembly is not published yet. Please publish it first.',
  409_24_835: 'The assembly is published: its motions keep the order of the notice.',
  409_24_005: 'The assembly is not running. Please reload.',
  409_24_006: 'The assembly is over or was called off and cannot be changed any more.',
  409_24_007:
    'The notice or the minutes were served or posted already: it cannot be reset or deleted. Call it off instead.',
  409_24_008: 'There is no roll of unit owners yet. Please import it before publishing.',
  409_24_009: 'There are no motions yet. Please add some before publishing.',
  409_24_010: 'A motion is still being voted on. Please close voting first.',
  409_24_011: 'A motion is not declared yet. Please declare it before the meeting ends.',
  409_24_012: 'A meeting that is called again names the first one, which must have ended.',
  409_24_013: 'The meeting is not over: there are no minutes to serve yet.',
  409_24_020: 'The meeting has begun: the roll cannot be changed any more.',
  409_24_021: 'This unit is on the roll already; a unit is listed once.',
  400_24_020: 'The roll has errors; nothing was imported.',
  400_24_021: 'This file cannot be read. Please fill in the template and save it as .xlsx.',
  409_24_022:
    'Units have no area or owners in the household register. Please complete it, or import a workbook.',
  409_24_023: 'Somebody is registered already. Please cancel registrations before changing the roll.',
  409_24_030: 'This unit is registered already.',
  409_24_031: 'The owner is there in person: no agent can speak for the unit.',
  409_24_032: 'This unit is not registered, or has left.',
  409_24_033: 'This unit has not left.',
  409_24_034: 'An owner is no agent of their own. Please register them in person.',
  400_24_030: 'An agent who is an owner is named by a unit of theirs (Art. 27).',
  409_24_040: 'This addition was already saved as another motion. Please reload and add it again.',
  409_24_041: 'Somebody else changed this motion meanwhile. Please look at it and try again.',
  409_24_042: 'This motion was voted on and cannot be changed or deleted; reset it first.',
  409_24_043: 'An election must be in the notice and is never an extempore motion (Art. 30 II).',
  409_24_044:
    'A meeting that is called again decides on the same motions alone (Art. 32). Please take them from the first one.',
  400_24_040: 'There must be options, each with another name.',
  400_24_041: 'An election needs seats, and every candidate a group that has some.',
  409_24_050: 'Another motion is being voted on. Please close it first.',
  409_24_051: 'This motion is being voted on or closed. Please reload.',
  409_24_052: 'This motion is not being voted on now; the vote was not taken.',
  409_24_053:
    'This unit was not there when voting began, or somebody else speaks for it: it cannot vote on this motion this way.',
  409_24_054: 'This unit has voted on this motion; a unit votes once.',
  400_24_050: 'The choice is not one of this motion, or there are too many.',
  409_24_055: 'The owner has several units, which vote alike where persons are counted.',
  409_24_056: 'The two entries of a paper ballot differ. Please look at the ballot together.',
  409_24_057: 'A paper ballot is entered a second time by somebody else.',
  400_24_051: 'The options add up to more than was there when voting began. Please check.',
  409_24_058:
    'Two people have not counted the same yet. Please let both enter the same numbers before closing.',
  409_24_059: 'This motion is voted on in another way. Please reload.',
  409_24_060:
    'Paper ballots were entered by one person alone. Please let somebody else enter them before closing.',
  409_24_070: 'Voting is not closed, so nothing can be declared yet.',
  400_24_070: 'What is declared differs from what was calculated. Please give a reason.',
  409_24_071: 'Nothing was declared on this motion.',
  409_24_072: 'There are equal votes without a lot. Please enter the drawn lots first.',
  400_24_071: 'The lots must name everybody of equal votes, once.',
  409_24_073: 'This motion was declared. Please take the declaration back first.',
  409_24_080: 'This unit has objected to this motion already.',
  409_24_081: 'The time to object is over (Art. 32 II).',
  409_24_082: 'Only resolutions of a meeting that was called again may be objected to in writing (Art. 32).',
  409_24_083: 'The minutes have not reached this unit, so its time to object has not begun.',
  409_24_086: 'The outcome is posted once every owner was served and the seven days to object are over.',
  400_24_087: 'The day of posting cannot be after today.',
  409_24_088: 'The outcome was posted already and stays as it is.',
  409_24_061: 'The time to vote is over. Please ask at the desk, or the chair for more time.',
  409_24_084: 'This request was kept for another speaker. Please reload and enter it again.',
  409_24_085: 'This speech has ended. Please reload.',
  409_24_100:
    'The three trustees have not made their key yet. Please complete it under Trustees, or let the vote be on paper.',
  409_24_101: 'Ballots were cast with this key, so the trustees cannot be changed.',
  404_24_100: 'This link of a trustee is unknown or void. Please ask for a new one.',
  409_24_102:
    'The key of this link was made on another device. If that was not you, please let the trustees be named anew.',
  400_24_100: 'What was sent does not check, and was not taken. Please open this page again and retry.',
  400_24_101: 'The proofs of this ballot do not check, and it was not taken. Please reload and vote again.',
  409_24_103: 'These units are over the limit of Art. 27 and do not count, so there is no vote to cast.',
  409_24_104: 'The vote is not opened. Two trustees open it before it is declared.',
  409_24_105:
    'Fewer than five gave one of the answers; so that nobody is recognised, the chair alone keeps the archive.',
  409_24_800: 'The vote of this unit counts. Only whoever keeps the record may replace it, with a reason.',
  400_24_800: 'Please give a reason for replacing a vote that counts.',
  400_24_801: 'The agent is no owner of the unit that was chosen. Please check the name or the unit.',
  409_24_801: 'The agent is not there in person. Please register the agent as an owner first.',
  409_24_802:
    'An owner of the roll has the name of this agent. If it is the same person, choose the owner and the unit; if not, enter the last four of the identity number.',
  409_24_803:
    'An agent of this name is registered otherwise. What one person was given counts together (Art. 27): register the same person in the same way, or enter the last four of the identity number for both.',
  409_24_804: 'Voting is open and this unit weighs in it. Close or reset voting before cancelling.',
  409_24_805: 'This unit was not there for the motion, so it cannot object on the spot.',
  409_24_806:
    'The meeting has begun: kinds, thresholds, counting, options and seats are fixed. If something is wrong, the chair declares otherwise, with a reason.',
  409_24_807: 'This motion was carried in the first meeting, so it is not taken up again (Art. 32).',
  409_24_808: 'This motion of the first meeting was taken up already. Each is taken up once.',
  409_24_809: 'Every motion of the first meeting was carried: there is nothing to take up again (Art. 32).',
  409_24_810:
    'There are motions already. Please delete them before the meeting becomes, or stops being, one that is called again.',
  409_24_811:
    'Somebody has registered, so how people are counted is fixed. Please cancel the registrations first.',
  409_24_812:
    'This day cannot be: notices reach owners by the day of the meeting, minutes from it on, and neither after today.',
  409_24_813:
    'An objection on the spot is taken back while the meeting runs, one in writing until the outcome is posted.',
  409_24_814: 'An objection is not received after today.',
  400_24_802: 'The address on papers is that of this system. Please print from its pages.',
  409_24_815: 'There is an objection to this motion. Please take it back before deleting the motion.',
  409_24_816: 'This day cannot be: minutes are posted after the meeting, and not after today.',
  409_24_817: 'The day on which the minutes were posted was entered before. To correct it, give a reason.',
  409_24_818:
    'There is no outcome to post yet: owners may still object, or this meeting was not called again (Art. 32).',
  409_24_820:
    'Fewer are there than the motion asks for. Wait for more, or write down why it goes on all the same; the reason stands in the minutes.',
  409_24_821: 'The hour of the meeting has not come. To call it off, cancel it.',
  409_24_823: 'Nobody speaks for {{label}} by proxy. Please look the person up again.',
  409_24_822: 'Enough are there: the meeting is held. Please begin it.',
  409_24_824:
    'The notice was served on units that the new roll does not have, so nothing was changed. Where a unit is only written otherwise, write it alike and import again.',
  409_24_825: 'This motion has no time limit: phones vote until the chair closes it.',
  409_24_826:
    'This motion stands in the notice, so it is not deleted. Before the notice is served the meeting can be reset; after that the chair declares the motion withdrawn.',
  409_24_827:
    'Somebody changed the agenda meanwhile, so its order is as it was. Look at it again, then move.',
  400_24_827: 'The new order holds every motion that is there, each once.',
  409_24_828:
    'Another meeting takes up motions of this one (Art. 32), so it is neither reset nor deleted. Cancel or delete that one first.',
  400_24_829:
    'The minutes are fixed. Another version says what it puts right and why; earlier ones are kept.',
  409_24_829: 'The same act was kept as another version. Please reload and try again.',
  409_24_830: 'This owner is the one who is there, or the unit is not co-owned. Nothing was changed.',
  409_24_831: 'No owner of this unit is there in person, so there is no co-owner to change.',
  409_24_833: 'This motion was withdrawn in the first meeting; to bring it again, add it as a new one.',
  409_24_819: 'Somebody changed the thresholds of the bylaws meanwhile. Look at them again, then save.',
  400_24_803:
    '{{label}} is co-owned. Choose which of the owners came; co-owners elect one to exercise their rights (Art. 27 I).',
  400_24_804:
    '{{name}} does not own {{label}}. Choose the owner who came; whoever comes for an owner is registered as a proxy.',
  404_24_090: 'The code of this card is not of this meeting. Please ask at the desk.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    assemblies: keyof typeof assembliesProblems
  }
}
