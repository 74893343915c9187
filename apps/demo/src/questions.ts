// Questions with the answers that a model might have given: mostly right, with errors that were planted on purpose.

export interface PreparedQuestion {
  readonly question: string
  /** Expressions in double braces were planted as errors; the braces are not part of the answer. */
  readonly marked: string
}

export const QUESTIONS: readonly PreparedQuestion[] = [
  {
    question: 'How loud is the Korvik H7-9 heat pump, and how much does its outdoor unit weigh?',
    marked:
      'The H7-9 has a sound power level of 56 dB by day and {{52 dB}} by night. Its outdoor unit weighs 112 kg. The heating output at A7/W35 is 8.8 kW.',
  },
  {
    question: 'How does the heat pump protect the hot water tank against legionella?',
    marked:
      'Once a week the tank is heated to 62 °C and held there for {{half a minute}}. The heating element switches on after an hour and a half if the heat pump alone has not reached this temperature.',
  },
  {
    question: 'What pressure does the heating system of the Korvik H7 need?',
    marked:
      'When the system is cold, the pressure must be between 1.2 and 2.0 bar. Below {{1.0 bar}} the unit switches itself off. The dirt filter is cleaned every 12 months.',
  },
  {
    question: 'How did Nordhavn Logistics do in the third quarter of 2025?',
    marked:
      'In the third quarter of 2025, Nordhavn Logistics had revenue of EUR 148.2 million, up 6.0% from EUR 139.8 million a year earlier. Warehousing revenue was {{EUR 21.3 million}} and road revenue EUR 43.6 million. Personnel expenses were EUR 52.3 million. Net debt {{rose to EUR 88.7 million}}.',
  },
  {
    question: 'How many people does Nordhavn employ, and how many of them work in warehouses?',
    marked:
      'On 30 September 2025 the group employed 3,214 people, of whom 1,127 worked in warehouses. That is {{40%}} of the staff. A year earlier it employed {{3,508}} people.',
  },
  {
    question: 'How much Velomerin may a 14-year-old take, and how is it stored?',
    marked:
      'Adolescents from 12 to 17 years take 10 mg once daily. The maximum daily dose for adolescents is {{40 mg}}. The tablets are stored below 25 °C and used within {{36 months}} after opening the bottle.',
  },
  {
    question: 'What latency and availability does the Relay service promise?',
    marked:
      'The monthly availability is at least {{99.99%}}. The target for the p95 publish latency is 60 ms, and 47.3 ms was measured in January 2026. At p99 the service measured {{126 ms}} against a target of 150 ms.',
  },
  {
    question:
      'Which limits apply to messages in the Relay business plan, and where is the emergency procedure?',
    marked:
      'A message may be up to {{256 KB}}. The business plan allows 2,000 requests per second and keeps messages for 30 days. The emergency procedure is described in {{section 5.3.4}} of the operations manual.',
  },
  {
    question:
      'What does the 2026 travel policy of Halden pay for hotels and the own car, and when are receipts due?',
    marked:
      'Under the 2026 edition, the company pays up to {{EUR 120}} per night for hotels, and up to EUR 190 per night in capital cities. In the 2026 edition the allowance for the own car is EUR 0.38 per kilometre. Receipts must be handed in within three weeks after the trip.',
  },
]
