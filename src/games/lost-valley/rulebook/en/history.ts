import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'On the evening of 13 March the Viet Minh opened the battle with a bombardment that nobody in the camp had thought possible, and Division 312 took Béatrice, Him Lam, in one night. Gabrielle, Độc Lập, fell on the morning of 15 March after a night of fighting. 5 BPVN jumped in on the 14th; Colonel Piroth, who commanded the French guns, took his own life.',
    'On 16 March 6 BPC jumped in under Major Bigeard. On the 17th most of the Tai battalion on Anne-Marie, Bản Kéo, went home, and the position was lost almost without a fight; its last two strongpoints became part of Huguette. The north was now in Viet Minh hands.',
    'There was no great assault. The Viet Minh brought up shells and dug towards the camp, night after night. On 22 March Legion paratroopers and tanks had to fight hard, with heavy losses, to open the road to Isabelle.',
    'Colonel Langlais took the defense of the central positions into his hands. On 28 March Bigeard led two parachute battalions and tanks against flak positions in the west, the greatest French success of the siege. In the same days the last aircraft left the strip; the flight nurse Geneviève de Galard stayed in the camp because hers had been wrecked.',
    'On the evening of 30 March Divisions 312 and 316 attacked the five hills in the east. Dominique 1 and 2 and Éliane 1 fell within hours; the guns on Dominique 3 stopped the advance at point-blank range, and on Éliane 2, hill A1, both sides held part of the summit. French counter-attacks on the 31st could not be kept up for want of reserves.',
    'The fighting for A1 went on until 4 April, with terrible losses on both sides, and the French kept the hill. Françoise was given up on 2 April, when its Tai company left. From the night of 1 April the men of 2/1 RCP jumped in, a few at a time.',
    'In the night of 4 April the Viet Minh stormed Huguette 6 at the north end of the strip; at dawn paratroopers and tanks drove them off; hundreds of the attackers were killed. General Giáp then stopped the great assaults and went back to trenches.',
    'On 10 April Bigeard’s paratroopers took back Éliane 1, hill C1, behind a moving barrage of every gun in the camp. The counter-attack of the following night was thrown back by companies of Legion and Vietnamese paratroopers. 2 BEP began to jump in.',
    'The Viet Minh attacked Éliane 1 again, and the hill held, but from now on it cost a garrison every day. Approach trenches closed around the Huguettes on both sides of the strip.',
    'To bring water and ammunition to Huguette 6 now took a battle every night. In the middle of April Colonel de Castries and several of his officers were promoted; the insignia came by parachute. Rain began to fill the trenches.',
    'Huguette 6 could no longer be supplied. On the morning of 18 April its garrison broke out across the besiegers’ trenches, and those who got through reached the camp.',
    'Trenches were cut right across the airstrip. Huguette 1, surrounded and hardly supplied, was overrun in the night of 22 April, and with it the drop zone shrank again.',
    'On 23 April 2 BEP tried to retake Huguette 1 across the open strip and was shot to pieces; the two Legion parachute battalions were merged into one. On 26 April the conference opened in Geneva, with Korea first on its list.',
    'The rain turned the trenches to mud; the wounded lay in water. The Viet Minh filled their depots for the last offensive, carried by tens of thousands of porters. On 30 April the legionnaires kept the feast of Camerone.',
    'On the evening of 1 May the last offensive began. Éliane 1, Dominique 3 and Huguette 5 were lost in the first night. From the night of 2 May companies of 1 BPC jumped into a camp that was a few hundred metres across.',
    'Huguette 4 fell on 4 May. Rocket launchers fired for the first time, and in the night of 6 May close to a ton of explosive went up under A1, Éliane 2, which was taken before dawn. On the afternoon of 7 May Viet Minh soldiers entered the command post; Isabelle, Hồng Cúm, stopped fighting in the following night.',
  ],
  end: 'The camp fell on 7 May 1954, after 56 days. About ten thousand men of the garrison were taken prisoner, and most of them never came back. The Viet Minh later gave their own losses as some four thousand dead and nine thousand wounded; French estimates were much higher. In July the Geneva agreements ended the war and divided Vietnam at the 17th parallel.',
};
