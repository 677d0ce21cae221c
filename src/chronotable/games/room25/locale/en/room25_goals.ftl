# Who you are in Room 25, what you want, and what befalls you.

room25-brief-who = { $several ->
    [no] You are { $characters }.
   *[yes] You play { $characters }.
}
room25-brief-side = { $mode ->
    [suspicion] { $role ->
        [guard] { $shown ->
            [yes] You are a guard, and everybody knows it.
           *[no] You are a guard. Tell nobody: you may say that you are a prisoner.
        }
       *[other] { $shown ->
            [yes] You are a prisoner, and everybody knows it.
           *[no] You are a prisoner. Guards may be among you; nobody knows who.
        }
    }
    [team] On your team: { $others }.
    [competition] Each player plays alone against all the others.
    [solo] Your characters are alone against the building.
   *[other] All of you play together against the building.
}
room25-brief-goal = { $mode ->
    [suspicion] { $role ->
        [guard] You win when two prisoners are eliminated, or when time runs out before they escape.
        [prisoner] Get all prisoners into Room 25; then one of you slides it out of the building. In the last round one prisoner may be missing.
       *[other] The prisoners want to escape together through Room 25. The guards win when two prisoners are eliminated or time runs out.
    }
    [team] Get your whole team into Room 25 and slide it out of the building before the others do, or be the last team in the game.
    [competition] Get both your characters into Room 25 and slide it out of the building before the others do, or be the last player in the game.
    [solo] { $ruleset ->
        [season2] Activate the Key Room, get all your characters into Room 25, and slide it out of the building.
       *[classic] Get all your characters into Room 25, and slide it out of the building.
    }
   *[other] { $ruleset ->
        [season2] Activate the Key Room, get all characters into Room 25, and slide it out of the building.
       *[classic] Get all characters into Room 25, and slide it out of the building.
    }
}
room25-brief-end = { $mode ->
    [suspicion] The game ends when the prisoners escape, when a second prisoner is eliminated, or after the last round. Once somebody enters Room 25, at most 5 rounds are left.
    [team] If time runs out, the team with more characters in Room 25 wins. A team that has lost somebody can escape only in the last round. Once somebody enters Room 25, at most 5 rounds are left.
    [competition] If time runs out, nobody wins. Whoever has lost a character can escape only in the last round. Once somebody enters Room 25, at most 5 rounds are left.
    [cooperation] { $ruleset ->
        [season2] You lose as soon as one character is eliminated, or when time runs out.
       *[classic] If one character is eliminated and all the others escape, it is a partial victory. You lose when a second one is eliminated, or when time runs out.
    }
   *[solo] You lose as soon as one character is eliminated, or when time runs out.
}

room25-fate-out = { $character } is eliminated. { $mode ->
    [suspicion] { $role ->
        [guard] You still win if two prisoners are eliminated or time runs out.
       *[other] You still win if all the other prisoners escape, in the last round. Until then you may watch.
    }
    [team] { $left ->
        [0] Nobody on your team is left.
       *[other] You still win if the rest of your team escapes, in the last round.
    }
   *[competition] { $left ->
        [0] You may watch the others.
       *[other] You still win if your other character escapes, in the last round.
    }
}{ $back ->
    [yes] { " " }Whoever enters the Regeneration Room brings you back.
   *[no] { "" }
}
room25-fate-one-lost = { $character } is eliminated. If all the others escape, it is still a partial victory; if one more is eliminated, you have lost.
room25-fate-revived = { $character } is back in the Central Room and acts again from the next round on.
room25-fate-guard-known = Everybody knows that you are a guard. { $now ->
    [yes] You choose your actions when your turn comes.
   *[no] From the next round on you choose your actions when your turn comes.
}
room25-fate-trap = { $character } is in the Trapped Room and must leave it with the next action, or is eliminated.
room25-fate-drown = { $character } is in the Flooded Chamber and must leave it by the second action of { $now ->
    [yes] this round
   *[no] the next round
}, or is eliminated.
room25-fate-acid = { $character } is in the Acid Bath and is eliminated as soon as somebody else comes in.
room25-fate-shredder = { $character } is in the Shredder Room with others: when one leaves, all who stay are eliminated.
room25-fate-prison = { $character } is in the Prison Cell and can move only to a room with somebody in it, or to the Central Room.
room25-fate-paranoid = { $character } is in the Paranoia Room and draws the actions at random.
room25-fate-last-round = This is the last round!{ $mode ->
    [suspicion] { " " }One prisoner may now be missing at the escape.
    [team] { " " }A team may now escape without those it has lost.
    [competition] { " " }A character may now escape alone if its partner is eliminated.
   *[other] { "" }
}
