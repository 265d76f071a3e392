import type { RulebookTexts } from '../texts';

export const history: RulebookTexts['history'] = {
  turns: [
    'On 13 March at five in the afternoon the guns of Division 351 opened fire from the hills; nobody in the camp had expected so many. By midnight Division 312 had Béatrice, where a battalion of the Legion was destroyed. The next evening came the turn of Gabrielle and its Algerian riflemen. 5 BPVN jumped in.',
    'Gabrielle was lost on the morning of 15 March; a counter-attack with tanks brought back only the survivors. Colonel Piroth, who had promised to silence the enemy guns, took his own life. 6 BPC jumped on the 16th. On the 17th most of the Tai battalion on Anne-Marie went home. The north was open, and flak began to close the airstrip.',
    'By night the Viet Minh dug, more than a hundred kilometres of trench in all. On 28 March paratroopers, legionnaires and tanks struck at the flak in the west. On the evening of the 30th Divisions 312 and 316 stormed the eastern hills: Dominique 1 and 2 and Éliane 1 were gone within hours. Éliane 2 held.',
    'The fight for Éliane 2, hill A1, ended on 4 April with the French still on its top. Françoise was given up, Huguette 7 lost. II/1 RCP jumped in by small groups. General Giáp counted his losses, called for recruits from the rear, and went back to digging.',
    'On 10 April paratroopers took back Éliane 1 and kept it against the counter-attack of the night. 2 BEP jumped in, the last whole battalion to come. Round the Huguettes the trenches drew closer; to carry water to Huguette 6 took a battle every night.',
    'On 18 April the garrison of Huguette 6 broke out across the trenches, which now cut the airstrip. The drop zone had become so small that much of what was dropped came down on the other side.',
    'In the night of 22 April Huguette 1 was lost, and 2 BEP was shot to pieces in trying to retake it. Rain filled the trenches of both sides. Porters by the tens of thousands filled the depots, and sappers drove a tunnel under A1. On 26 April the Geneva Conference opened; on the 30th the Legion kept the feast of Camerone.',
    'On the evening of 1 May the last offensive began. Éliane 1, Dominique 3 and Huguette 5 fell in the first night, Huguette 4 on the 4th. Companies of 1 BPC were the last to jump. In the night of 6 May a ton of explosive went up under Éliane 2. At half past five in the afternoon of 7 May the command post was silent; Isabelle tried to break out in the night, and was lost.',
    'The siege was over. On 8 May the talks on Indochina opened in Geneva. About ten thousand men began to march to camps hundreds of kilometres away; the dead of both sides remained in the valley.',
    'By agreement the most badly wounded of the garrison, more than eight hundred, were flown out in these weeks. The others were still on the road, with little food and hardly any medicine.',
    'On 24 May Geneviève de Galard, the nurse of the camp, was flown out too. The rains had come in full. In Geneva the delegations went on talking.',
  ],
  end: 'The camp fell after 56 days, in the eighth of these turns. Of about ten thousand prisoners most did not come back. The besiegers had paid with many thousands of dead and wounded: some four thousand dead and nine thousand wounded by their own later account, far more by French estimates. In July the Geneva agreements ended the war and provisionally divided Vietnam at the 17th parallel.',
};
